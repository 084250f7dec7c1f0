import { defineMechanic } from './define-mechanic';

const GOODS = ['goods'] as const;
const BIG_PERCENTS = [15, 20, 20, 25, 25, 30, 30, 35, 40, 45, 50, 60];

/** Deals of shops that send parcels. */
export const GOODS_DEALS = [
  defineMechanic({
    trades: GOODS,
    weight: 30,
    discount: '{pct}% off',
    percents: BIG_PERCENTS,
    titles: `
      {One} for \${now} instead of \${was}
      {One}, now \${now} (was \${was})
      {One}: {pct}% off, now \${now}
      \${now} for {a one}, down from \${was}
      {One}: price down to \${now}
      {pct}% off: {one} for \${now}
      {One} at \${now}, {pct}% below the usual price
      Now \${now}: {one}`,
    summaries: `
      Usually \${was}, now \${now}, which is {pct}% less.
      The price falls from \${was} to \${now}, a cut of {pct}%.
      At \${now} instead of \${was}, {shop} is {pct}% below its own list price.
      {pct}% off the price of \${was}: {a one} for \${now}.`,
    terms: `
      Price includes tax; shipping is extra.
      While stock lasts.
      Limited to two per household.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 12,
    discount: '${off} off',
    percents: [15, 20, 25, 30, 40],
    titles: `
      Save \${off} on {a one}
      \${off} off {a one}
      {One}: \${off} off {thisWeek}
      {One}, \${off} off
      {One} with \${off} off
      \${off} less for {a one}`,
    summaries: `
      \${off} off brings it down to \${now}, from \${was}.
      The usual price is \${was}; \${off} off makes it \${now}.
      \${now} after \${off} off; the listed price is \${was}.`,
    terms: `
      While stock lasts.
      One per {order}.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 18,
    exceptIn: ['groceries', 'gifts-flowers'],
    discount: 'Up to {pct}% off',
    percents: [30, 30, 40, 40, 50, 60, 70],
    titles: `
      {Season}: up to {pct}% off
      Up to {pct}% off {many}
      {Many} and {many2}, up to {pct}% off
      {Many} at up to {pct}% off in the {season}
      Clearance on {many}: up to {pct}% off
      {Many}: last pieces at up to {pct}% off
      Outlet: {many}, up to {pct}% off
      Warehouse clear-out, up to {pct}% off {many}`,
    summaries: `
      Reductions run up to {pct}%; {many} make up most of the page.
      Up to {pct}% off while stocks last, on {many} and {many2}.
      Reductions start small and reach {pct}% on a few of the {many}.
      Last pieces of {many}, up to {pct}% below list price.`,
    terms: `
      Selected lines, while stock lasts.
      Reduced items can be returned within 14 days.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 10,
    discount: '{pct}% off',
    percents: [10, 15, 20, 25, 30],
    titles: `
      {Many}: {pct}% off {bySunday}
      {pct}% off all {many}
      Only {thisWeek}: {many}, {pct}% off
      {pct}% off {many} for {occasion}
      {Many} {pct}% off until they are gone
      {Many} with {pct}% off
      Good things cheaper: {many}, {pct}% off
      Introducing {many}, {pct}% off`,
    summaries: `
      {pct}% is taken off automatically, whichever of the {many} it is.
      {Many} are {pct}% cheaper, and the basket shows it without a code.
      The price on the page already has {pct}% taken off.`,
    terms: `
      Applies automatically.
      Cannot be combined with codes.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 7,
    discount: '2 for 1',
    priceLimit: 160,
    titles: `
      2 for 1 on {many}
      Two for one: {many}
      Buy one, get one free: {many}
      {Many}, two for the price of one`,
    summaries: `
      Add two and pay for one; the cheaper is free.
      Two for one on {many}, taken off in the basket.`,
    terms: `
      The cheaper item is free.
      While stock lasts.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 9,
    discount: 'Set for ${set}',
    titles: `
      The pair for \${set}: {one} and {one2}
      {One} plus {one2} for \${set}
      Starter set of {one} and {one2}, \${set}
      Set of two for \${set}: {one} with {one2}`,
    summaries: `
      Bought singly they would come to \${sum}; as a set they are \${set}.
      The set costs \${set} and saves you the second parcel.`,
    terms: `
      Sold as a set only.
      While stock lasts.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 7,
    discount: 'Free gift',
    titles: `
      {One} with a free {gift}
      Free {gift} with {a one}
      Free with {many}: {a gift}`,
    summaries: `
      We put {a gift} in the parcel, free, for as long as there are any.
      Buy {a one} and get {a gift} free.`,
    terms: `
      While supplies last.
      One gift per {order}.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 9,
    discount: 'Free shipping',
    titles: `
      Free shipping {thisWeek} on {many}
      Free shipping on {many}
      {Many} ship free
      {One} with free shipping
      Free shipping from the first {one}`,
    summaries: `
      Shipping is free and tracked, without a minimum.
      The shipping charge for {many} is waived.
      {Many} ship free of charge to any mainland address.`,
    terms: `
      Mainland only.
      Standard service.`,
  }),
  defineMechanic({
    trades: GOODS,
    weight: 8,
    discount: null,
    titles: `
      New in: {many}
      Just landed: {one}
      {Many} are back in stock
      The new {many} are here
      {LastChance} for {many}
      A closer look at {many}`,
    summaries: `
      In the shop now, next to {many2}.
      {shop} has {many} in its range.
      A small run, sold in the order in which people ask.`,
    terms: `
      While stock lasts.
      No discount codes.`,
  }),
];
