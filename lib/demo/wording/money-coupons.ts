import { defineMechanic, SHOP_TRADES } from './define-mechanic';

/** Coupons of banks and insurers. */
export const MONEY_COUPONS = [
  defineMechanic({
    trades: ['money'],
    weight: 30,
    discount: '${bonus} bonus',
    titles: `
      \${bonus} welcome bonus
      \${bonus} bonus when you switch
      \${bonus} bonus on {many}
      Open online and collect a \${bonus} bonus`,
    summaries: `
      The \${bonus} bonus is paid once the first salary or three payments have come in.
      Switch with one form; \${bonus} arrive as a bonus within two months.`,
    terms: `
      New customers only.
      The bonus is paid once per person.`,
    codes: 'BONUS{bonus}, SWITCH{bonus}, {mark}{bonus}, HELLO{bonus}, MOVE-{bonus}',
  }),
  defineMechanic({
    trades: ['money'],
    weight: 30,
    discount: 'No fee',
    titles: `
      No monthly fee for the first year
      No fee on {many} for twelve months
      A year without a fee: {many}
      No setup fee on {many}`,
    summaries: `
      The fee is waived for twelve months; there is no fee for leaving either.
      No fee in the first year, and a reminder before the second begins.`,
    terms: `
      The regular fee applies after twelve months.
      Applications online only.`,
    codes: 'NOFEE, ZEROFEE, {mark}ZERO, FREEYEAR, YEARONE{digits}',
  }),
  defineMechanic({
    trades: ['money'],
    weight: 30,
    discount: '{pct}% off',
    titles: `
      {pct}% off {many} in the first year
      {pct}% off for students and trainees
      Pay yearly, save {pct}% on {many}
      {pct}% off when you hold two policies
      {pct}% off {many} for members`,
    summaries: `
      {pct}% comes off the price of the first year.
      Premiums and fees are {pct}% lower for the first twelve months.`,
    terms: `
      First year only.
      Subject to acceptance.`,
  }),
];

/** Coupons that take a sum off, in every trade that sells by the piece. */
export const AMOUNT_COUPONS = [
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 14,
    discount: '${amt} off',
    titles: `
      \${amt} off {orders} over \${min}
      Spend \${min}, save \${amt}
      \${amt} off when you spend \${min}
      \${amt} off {many} from \${min}
      Save \${amt} on {orders} above \${min}
      \${amt} less to pay from \${min}
      A \${amt} voucher for {many}
      \${amt} towards {many} and {many2}`,
    summaries: `
      From \${min}, the total drops by \${amt}; {many} count towards it.
      \${amt} is taken off once the basket reaches \${min}.
      Two or three things from the range are enough to reach the \${min} that save you \${amt}.
      The voucher is worth \${amt} on {orders} of \${min} or more.`,
    terms: `
      Minimum spend \${min}, after other reductions.
      One voucher per {order}.
      Not redeemable for cash.`,
    codes: '{mark}{amt}, SAVE{amt}, {amt}OFF{min}, MINUS{amt}, TAKE-{amt}, {mark}-{amt}-{digits}',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 5,
    discount: '${amt} off',
    titles: `
      \${amt} off your first {order}
      \${amt} off for newsletter readers
      Sign up for the newsletter and get \${amt} off
      Bring a friend and both save \${amt}
      \${amt} off when you come back
      \${amt} welcome credit`,
    summaries: `
      \${amt} off arrives by email within a few minutes and is good for {orders} of \${min} or more.
      Your account is credited with \${amt}, to be spent on {many}.
      A credit of \${amt} that takes one minute to claim, from a minimum spend of \${min}.`,
    terms: `
      Minimum spend \${min}.
      One credit per household.
      The credit expires after 60 days.`,
    codes: 'WELCOME{amt}, HELLO-{amt}, NEWS{amt}, FRIEND{amt}, {mark}CREDIT, THANKS{amt}',
  }),
];
