import { defineMechanic } from './define-mechanic';

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
