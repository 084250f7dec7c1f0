import { defineMechanic } from './define-mechanic';

/** Coupons of trades that send no parcels. */
export const SERVICE_COUPONS = [
  defineMechanic({
    trades: ['travel'],
    weight: 12,
    discount: '3 for 2',
    priceLimit: 160,
    titles: `
      Stay three nights, pay for two
      Third night free, Sunday to Thursday
      Three nights for the price of two
      The third night is on {shop}`,
    summaries: `
      Book three nights in a row and the cheapest is free.
      Three nights for two, best used midweek, when rooms are easy to find.`,
    terms: `
      Three consecutive nights.
      Arrival from Sunday to Tuesday.`,
    codes: '3NIGHTS, STAY3, {mark}3FOR2, THIRDNIGHT, LINGER',
  }),
  defineMechanic({
    trades: ['travel'],
    weight: 12,
    discount: '{pct}% off',
    percents: [8, 10, 12, 15, 20, 25],
    titles: `
      Early birds save {pct}% on {many}
      Last-minute {many} at {pct}% off
      {pct}% off midweek: {many}
      Stay a week, save {pct}% on {many} | room, suite, cabin, bungalow, pitch
      {pct}% off {many} out of season
      Book {bySunday}, travel later, save {pct}%`,
    summaries: `
      {pct}% off {many} for people whose dates are fixed, or not fixed at all.
      The calendar shows the days on which {many} cost {pct}% less.
      What would stay unbooked is {pct}% cheaper; that is all there is to it.`,
    terms: `
      Selected dates.
      The reduction applies to the base price.`,
    codes: 'EARLY{pct}, LATE{pct}, GO{pct}, {mark}TRIP{pct}, MIDWEEK{pct}, AWAY-{pct}',
  }),
  defineMechanic({
    trades: ['travel'],
    weight: 10,
    discount: 'Free extra',
    titles: `
      Free breakfast with {many} | night, view room, suite, cabin, bungalow, spa break
      Free cancellation on {many}
      Children stay free in {many} | room, suite, cabin, bungalow
      {Many}: free late checkout until two | room, suite, cabin, bungalow, spa break
      A free {gift} with {many}
      {Many}: free upgrade when a better one is empty | room, suite, cabin, hire car, campervan`,
    summaries: `
      It is added free of charge when you book directly with {shop}.
      A free extra for direct bookings, worth having with {many}.`,
    terms: `
      Direct bookings only.
      On request and subject to availability.`,
    codes: 'BREAKFAST, STAYFREE, {mark}PLUS, DIRECT, LATECHECKOUT, UPGRADE{digits}',
  }),
  defineMechanic({
    trades: ['digital', 'courses'],
    weight: 16,
    discount: '{n} months free',
    titles: `
      {n} months free with an annual plan
      {n} months free on {many}
      Pay for a year, get {n} months free
      {n} extra months free for new customers`,
    summaries: `
      The first renewal moves back by {n} months; those are free.
      Choose yearly billing and {n} months are free.`,
    terms: `
      Annual billing only.
      The free months are added at the end.`,
    codes: '{n}MONTHS, {mark}{n}FREE, YEARLY{n}, PLUS{n}, MONTHS-{n}',
  }),
  defineMechanic({
    trades: ['digital', 'courses'],
    weight: 16,
    discount: 'Free trial',
    titles: `
      Try {a one} free of charge
      Free trial of {many}
      First month free, no card needed
      Start {many} with a free month`,
    summaries: `
      The trial is free and ends by itself.
      A free start: nothing is charged, and nothing renews unless you say so.`,
    terms: `
      One trial per person.
      New customers only.`,
    codes: 'TRYFREE, TRIAL60, {mark}TRIAL, FIRSTMONTH, FREE-MONTH, OPENDOOR{digits}',
  }),
  defineMechanic({
    trades: ['meals'],
    weight: 22,
    discount: 'Free delivery',
    titles: `
      Free delivery on orders over \${min}
      {Many} and {many2} with free delivery
      Free delivery for a month
      No delivery fee on {many}
      Free delivery on your first three orders
      {Many}, free delivery included`,
    summaries: `
      Delivery is free, at lunch and in the evening.
      The rider's fee is waived, so {a one} costs what the menu says: free delivery.`,
    terms: `
      Within the delivery area.
      Minimum order \${min}.`,
    codes: 'FREERIDE, DELIVERFREE, {mark}FREE, NOFEE{digits}, HUNGRY',
  }),
  defineMechanic({
    trades: ['meals', 'tickets'],
    weight: 18,
    discount: '2 for 1',
    priceLimit: 160,
    titles: `
      2 for 1 on {many}
      {Many}: two for one, Monday to Wednesday
      Bring someone along: 2 for 1 on {many}
      Two for the price of one: {many}`,
    summaries: `
      The cheaper of two is free, early in the week: 2 for 1 on {many}.
      Two for one, which makes it a good excuse to ask a friend.`,
    terms: `
      Monday to Wednesday.
      The cheaper one is free.`,
    codes: '2FOR1, TWOFORONE, {mark}2FOR1, PLUSONE, TOGETHER{digits}',
  }),
  defineMechanic({
    trades: ['meals', 'tickets', 'courses'],
    weight: 10,
    discount: 'Free extra',
    titles: `
      Free {gift} with {orders} over \${min}
      A free {gift} for two or more
      Free with {many}: {a gift}`,
    summaries: `
      Order for \${min} or more and get {a gift} free.
      With {many} you get {a gift} free of charge.`,
    terms: `
      While supplies last.
      One per {order}.`,
    codes: '{mark}EXTRA, TREAT{digits}, ONUS, FREE-{mark}, LUCKY{digits}',
  }),
  defineMechanic({
    trades: ['tickets'],
    weight: 16,
    discount: 'No booking fee',
    titles: `
      No booking fee on {many}
      {Many} without the booking fee
      Booking fee waived on weekdays
      Pay the printed price: no booking fee`,
    summaries: `
      The booking fee is waived, so you pay what is printed on the ticket.
      No booking fee on {many}, however many you buy.`,
    terms: `
      Online bookings only.
      Up to six tickets.`,
    codes: 'NOFEE, FEEFREE, {mark}NOFEE, PRINTEDPRICE, STALLS{digits}',
  }),
];
