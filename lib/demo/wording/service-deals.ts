import { defineMechanic, SHOP_TRADES } from './define-mechanic';

const SERVICES = ['travel', 'digital', 'courses', 'meals', 'tickets'] as const;

/** Deals of trades that send no parcels. */
export const SERVICE_DEALS = [
  defineMechanic({
    trades: SERVICES,
    weight: 30,
    discount: '{pct}% off',
    percents: [10, 15, 20, 20, 25, 30, 35, 40],
    titles: `
      {One} from \${now} instead of \${was}
      {One}, now \${now} (was \${was})
      \${now} for {a one}, down from \${was}
      {One} at {pct}% off
      {One}: {pct}% less, \${now} in all
      {pct}% off: {one} for \${now}`,
    summaries: `
      Usually \${was}, now \${now}, which is {pct}% less for the same thing.
      The price drops from \${was} to \${now}, which is {pct}% off.
      {shop} sells it for \${now} instead of \${was}, {pct}% below the list price.`,
    terms: `
      Subject to availability.
      Price per {order}, tax included.`,
  }),
  defineMechanic({
    trades: SERVICES,
    weight: 16,
    discount: 'Up to {pct}% off',
    percents: [20, 30, 40, 50],
    titles: `
      {Season}: {many} up to {pct}% off
      Up to {pct}% off {many}
      Up to {pct}% off {many} and {many2}
      Good value: {many}, up to {pct}% off
      {Many} for {occasion}, up to {pct}% off`,
    summaries: `
      Up to {pct}% off {many}; the page shows which.
      Reductions of up to {pct}% on {many} and {many2}.`,
    terms: `
      Limited availability.
      The reduction applies to the base price.`,
  }),
  defineMechanic({
    trades: SERVICES,
    weight: 10,
    discount: '${off} off',
    percents: [10, 15, 20, 25],
    titles: `
      Save \${off} on {a one}
      \${off} off {one}, now \${now}
      {One} with \${off} off
      {One}: \${off} off {bySunday}`,
    summaries: `
      With \${off} off, {a one} comes to \${now}.
      \${off} off the usual price of \${was}, taken off automatically.`,
    terms: `
      Online only.
      One per customer.`,
  }),
  defineMechanic({
    trades: ['travel', 'tickets', 'meals', 'courses'],
    weight: 10,
    discount: '2 for 1',
    priceLimit: 160,
    titles: `
      2 for 1 on {many}
      Two for one: {many}
      {Many}, two for the price of one
      Take someone along: 2 for 1 on {many}`,
    summaries: `
      Two for the price of one on weekdays; the second person comes free.
      2 for 1, booked together and used together.`,
    terms: `
      Weekdays only.
      Both must be booked together.`,
  }),
  defineMechanic({
    trades: ['digital', 'courses'],
    weight: 12,
    discount: '{n} months free',
    titles: `
      {One} with {n} months free
      {n} months free on {many}
      A year of {many} with {n} months free`,
    summaries: `
      {n} months are free when you pay for a year.
      The year lasts {n} months longer, free of charge.`,
    terms: `
      Annual billing only.
      New customers.`,
  }),
  defineMechanic({
    trades: SHOP_TRADES.filter((trade) => trade !== 'goods'),
    weight: 8,
    discount: null,
    titles: `
      New: {many}
      {Many} for {occasion}
      Now available: {one}
      Worth a look: {many}
      A closer look at {many}`,
    summaries: `
      {shop} offers {many} among other things.
      Dates and prices are now online, beside {many2}.`,
    terms: `
      Subject to availability.`,
  }),
  defineMechanic({
    trades: ['money'],
    weight: 20,
    discount: 'No fee',
    titles: `
      {One} with no fee for a year
      No fee on {many} in the first year
      {Many} with no setup fee
      {One}: twelve months, no fee`,
    summaries: `
      There is no fee for twelve months and no charge for closing it.
      No fee for the first year; the regular price is shown beside it.`,
    terms: `
      Regular fees apply after twelve months.`,
  }),
  defineMechanic({
    trades: ['money'],
    weight: 20,
    discount: '{pct}% off',
    percents: [5, 10, 10, 15, 20],
    titles: `
      {One}, {pct}% off in the first year
      {pct}% off {many} when you pay yearly
      {Many}: {pct}% less online
      {pct}% off {many} for families`,
    summaries: `
      {pct}% is taken off the first year's price.
      Signing up online costs {pct}% less than by phone.`,
    terms: `
      First year only.
      Subject to acceptance.`,
  }),
  defineMechanic({
    trades: ['money'],
    weight: 15,
    discount: '${bonus} bonus',
    titles: `
      {One} with a \${bonus} bonus
      \${bonus} bonus on {many}
      {Season}: \${bonus} bonus for new customers`,
    summaries: `
      The \${bonus} bonus is credited within 60 days.
      New customers get a \${bonus} bonus after the third payment.`,
    terms: `
      Once per person.
      New customers only.`,
  }),
];
