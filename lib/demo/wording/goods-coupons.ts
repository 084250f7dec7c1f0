import { defineMechanic } from './define-mechanic';

const GOODS = ['goods'] as const;

/** Coupons of shops that send parcels. */
export const GOODS_COUPONS = [
  defineMechanic({
    trades: GOODS,
    weight: 11,
    discount: 'Free shipping',
    titles: `
      Free shipping on {orders} over \${min}
      Free shipping on {many}
      No shipping costs from \${min}
      Free standard shipping, no minimum
      {Many} with free shipping
      Shipping is on {shop}
      Free express shipping on {many}`,
    summaries: `
      Shipping is free to any mainland address, {many} included.
      The shipping charge comes off at the last step, so you pay for the goods and nothing else.
      Free shipping, tracked, usually within three working days.
      A good reason to order {a one} on its own: shipping costs nothing.`,
    terms: `
      Mainland addresses only.
      Standard service.
      One use per customer.`,
    codes: 'FREESHIP, SHIPFREE, {mark}SHIP, POSTFREE, FREE-DELIVERY, NOPOSTAGE, {mark}-FREESHIP, POST',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 8,
    discount: 'Free gift',
    titles: `
      Free {gift} with {orders} over \${min}
      Free with {many}: {a gift}
      Free {gift} when you choose {many}
      Choose from {many} and get {a gift} free
      Spend \${min} and receive a free {gift}
      A little extra: {a gift} with your {order}`,
    summaries: `
      We add {a gift} to the parcel, free, once the basket holds \${min}.
      A free present with every {order} above \${min}: {a gift}, while there are any left.
      {shop} adds {a gift} free of charge to {orders} from \${min}.`,
    terms: `
      One gift per {order}, while supplies last.
      The gift cannot be exchanged for cash.
      If you return the {order}, the gift goes back too.`,
    codes: '{mark}GIFT, FREEGIFT, GIFT{digits}, TREAT-{mark}, PRESENT, SURPRISE{digits}, LITTLEEXTRA',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 7,
    discount: '2 for 1',
    priceLimit: 160,
    titles: `
      Two for one on {many}
      2 for 1 on {many}
      Buy one, get one free on {many}
      A second one free: {many}
      {Many}: two for the price of one`,
    summaries: `
      Put two in the basket and the cheaper one is free: two {many} for the price of one.
      Two for one on {many}, so you have one to give away.
      Buy one, get a second free; two different ones may be mixed.`,
    terms: `
      The cheaper item is free.
      Both items must be returned for a refund.
      Up to two per {order}.`,
    codes: '2FOR1, TWOFORONE, {mark}2FOR1, BOGO, BOGO-{mark}, DOUBLE{digits}, PAIR',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 5,
    discount: '3 for 2',
    priceLimit: 160,
    titles: `
      Three for two on {many}
      3 for 2 on {many}
      {Many}: three for the price of two
      Stock up: three for two on {many}`,
    summaries: `
      With three in the basket, the cheapest is free: three {many} for the price of two.
      Three for two, mixed as you like, on all {many}.`,
    terms: `
      The cheapest of three is free.
      Up to six items per {order}.`,
    codes: '3FOR2, THREEFORTWO, {mark}3FOR2, TRIO, TRIO-{digits}, STOCKUP',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 6,
    discount: '{pct}% off',
    percents: [10, 15, 15, 20, 25],
    titles: `
      Buy two, save {pct}% on {many}
      {pct}% off {many} and {many2} bought together
      {pct}% off a pair: {many}
      The set: {many} with {many2}, {pct}% off
      {pct}% off when you buy {many} in twos`,
    summaries: `
      Two pieces in one {order} cost {pct}% less than two {orders} of one.
      {pct}% off when {many} and {many2} travel in the same parcel.
      The second piece brings the price of both down by {pct}%.`,
    terms: `
      At least two qualifying items.
      The reduction is shared between the items if one is returned.`,
    codes: 'DUO{pct}, SET{pct}, BUNDLE{pct}, {mark}DUO, TOGETHER{pct}',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 5,
    exceptIn: ['groceries', 'gifts-flowers'],
    discount: 'Extra {pct}% off',
    percents: [10, 10, 15, 20],
    titles: `
      Extra {pct}% off the outlet
      Extra {pct}% off sale {many}
      A further {pct}% off reduced {many}
      Clearance: an extra {pct}% off
      Last pieces, extra {pct}% off`,
    summaries: `
      The reduced price falls by a further {pct}% at the checkout.
      {Many} that are already reduced now cost an extra {pct}% less.
      {pct}% on top of sale prices, for whatever is left.`,
    terms: `
      Reduced items only.
      Final sale; no exchange.
      While stock lasts.`,
    codes: 'EXTRA{pct}, OUTLET{pct}, {mark}EXTRA, LASTCALL{pct}, FINAL-{pct}',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 4,
    exceptIn: ['groceries', 'coffee-tea', 'gifts-flowers', 'beauty', 'health', 'pets'],
    discount: 'Free returns',
    titles: `
      Free returns on {many}
      Try {many} at home with free returns
      Free returns for 60 days
      Order two sizes, send one back free | shirt, jumper, dress, jeans, jacket, skirt, coat, trousers, breton, blazer, shorts, blouse, gilet, shoe, boot, trainer, loafer, sandal, slipper, sneaker, flats, brogue, heels, tights, base layer`,
    summaries: `
      A prepaid label is in the parcel: {many} go back free.
      Returns are free, so ordering {a one} on approval costs nothing.`,
    terms: `
      Unused, in the original box.
      Free returns by drop-off only.`,
    codes: 'FREERETURN, TRYIT, {mark}RETURN, BACKFREE, ATHOME{digits}',
  }),
  defineMechanic({
    trades: GOODS,
    weight: 4,
    discount: null,
    titles: `
      First pick of the new {many}
      {Season}: early access to {many}
      Gift wrap on the house
      Reserve {a one} ahead of everyone else
      Free sample with {many}
      Double points on {many}`,
    summaries: `
      An extra for customers who order {many} with this offer.
      A small courtesy from {shop} for people who order {many}.
      Costs nothing and commits you to nothing.`,
    terms: `
      While supplies last.
      One per customer.`,
    codes: 'EARLY{digits}, {mark}FIRST, INSIDER, WRAPPED, POINTS-{digits}, VIP{digits}',
  }),
];
