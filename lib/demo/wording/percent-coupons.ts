import { defineMechanic, SHOP_TRADES } from './define-mechanic';

/** Coupons that take a share off, in every trade that sells by the piece. */
export const PERCENT_COUPONS = [
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 22,
    discount: '{pct}% off',
    titles: `
      {pct}% off {many}
      Take {pct}% off {many}
      Save {pct}% on {many}
      {Many} at {pct}% off
      {Many}: {pct}% off the listed price
      {pct}% off {many} and {many2}
      {Many}, {pct}% cheaper
      {pct}% off when you choose {many}
      A quiet {pct}% off {many}
      {pct}% off {many} for {occasion}`,
    summaries: `
      {Many} are {pct}% cheaper with this offer.
      {pct}% comes off {many} as soon as one is in the basket.
      Anything filed under {many} costs {pct}% less.
      A plain {pct}% reduction on {many}, with no minimum spend.
      If you were going to buy {a one} anyway, this saves you {pct}%.
      {shop} takes {pct}% off {many} for as long as the offer runs.`,
    terms: `
      Cannot be combined with other offers.
      One use per customer.`,
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 12,
    discount: '{pct}% off',
    titles: `
      {pct}% off {orders} over \${min}
      Spend \${min} or more and save {pct}%
      Save {pct}% from \${min}
      {pct}% less to pay from \${min}`,
    summaries: `
      From \${min}, every {order} costs {pct}% less, whether for {many} or for {many2}.
      {pct}% off is taken from the total of {orders} over \${min}.
      Once the total is over \${min}, {pct}% is taken off; {many} count towards it.
      Put together what you need; above \${min}, the total drops by {pct}%.`,
    terms: `
      Minimum spend \${min}.
      Gift cards are excluded.
      One use per customer.`,
    codes: '{mark}{pct}, ALL{pct}, EVERYTHING{pct}, TOTAL-{pct}, {mark}EXTRA{pct}, GET{pct}NOW',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 6,
    isUnlimited: true,
    discount: '{pct}% off',
    titles: `
      {pct}% off everything at {shop}
      Save {pct}% across the whole site
      {pct}% off the full range
      {pct}% off your next {order}
      A straight {pct}% off`,
    summaries: `
      The total drops by {pct}%, whatever is in the basket.
      {pct}% off, from {many} to {many2}, with no minimum spend.
      Anything that {shop} sells costs {pct}% less.`,
    terms: `
      No minimum spend.
      One use per customer.`,
    codes: '{mark}{pct}, ALL{pct}, EVERYTHING{pct}, TOTAL-{pct}, {mark}EXTRA{pct}, GET{pct}NOW',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 9,
    discount: '{pct}% off',
    percents: [10, 10, 12, 15, 15, 20],
    titles: `
      {pct}% off your first {order}
      Welcome offer: {pct}% off
      New here? Take {pct}% off your first {order}
      First {order}: {pct}% off {many}
      {pct}% off for new customers
      Say hello with {pct}% off`,
    summaries: `
      New customers pay {pct}% less on their first {order}.
      Opening an account is enough to get {pct}% off the first {order}.
      {shop} greets first-time customers with {pct}% off, {many} included.
      A first {order} costs {pct}% less.`,
    terms: `
      New customers only.
      First {order} only; one use per household.
      Valid once, with a new account.`,
    codes: 'WELCOME{pct}, HELLO{pct}, FIRST{pct}, NEW{pct}, HI-{mark}, {mark}FIRST, WELCOME-{mark}',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 6,
    discount: '{pct}% off',
    percents: [10, 10, 15, 15, 20],
    titles: `
      Students save {pct}%
      Student discount: {pct}% off {many}
      {pct}% off for students and apprentices
      {pct}% student discount on {many}
      Teachers and nurses save {pct}%
      {pct}% off for under-26s`,
    summaries: `
      Proof from your school or employer unlocks {pct}% off.
      Confirm your status and the {order} is {pct}% cheaper.
      {pct}% off {many}, once your card has been checked.
      A discount of {pct}% that also holds during term breaks.`,
    terms: `
      Valid proof of status is required.
      Not valid together with sale prices.
      One account per person.`,
    codes: 'STUDENT{pct}, CAMPUS{pct}, STUDY-{mark}, UNI{pct}, {mark}CARD{pct}',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 8,
    discount: '{pct}% off',
    percents: [15, 20, 20, 25, 30, 35, 40],
    titles: `
      {Season}: {pct}% off {many}
      {pct}% off {many} in the {season}
      {pct}% off for the {season}
      {pct}% off {many} during the {season}
      {pct}% off {many}, {season} only
      {Season}: save {pct}% on {many}`,
    summaries: `
      For the {season}, {shop} takes {pct}% off {many}.
      {Many} are {pct}% cheaper, but only in the {season}.
      {pct}% off {many} for as long as the {season} runs.
      {Many} and {many2} are in the {season} at {pct}% off.`,
    terms: `
      Valid during the {season} only.
      While stock lasts.`,
    codes: '{mark}SALE{pct}, SALE{pct}, SEASON{pct}, NOW{pct}, {mark}-SALE, LUCKY{pct}',
  }),
  defineMechanic({
    trades: SHOP_TRADES,
    weight: 8,
    discount: '{pct}% off',
    percents: [5, 10, 10, 15],
    titles: `
      {pct}% off in the app
      Newsletter readers get {pct}% off
      {pct}% off for signing up to the newsletter
      A birthday treat: {pct}% off
      {pct}% off your second {order}
      {pct}% off {many} {bySunday}
      Members save {pct}% on {many}
      {pct}% off {many}, as a thank-you`,
    summaries: `
      {pct}% off the next {order}, which makes it a good moment for {many}.
      It takes a minute to claim and saves {pct}% on {many} and more.
      A thank-you to regulars, {pct}% off one {order}.
      {pct}% off for a small favour, and you can unsubscribe the same day.`,
    terms: `
      One use per customer.
      Cannot be combined with the welcome offer.`,
    codes: 'NEWS{pct}, APP{pct}, CLUB{pct}, {mark}CLUB, FRIENDS{pct}, THANKYOU{pct}, LETTER-{pct}',
  }),
];
