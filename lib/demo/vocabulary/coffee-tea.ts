import { defineVocabulary } from './define-vocabulary';

export const coffeeTea = defineVocabulary({
  slug: 'coffee-tea',
  trade: 'goods',
  weight: 3,
  products: `
    bag of espresso beans, espresso beans, 15
    bag of filter coffee, filter coffees, 14
    tin of loose-leaf Darjeeling, loose-leaf teas, 17
    espresso machine, espresso machines, 390
    hand grinder, hand grinders, 79
    pour-over set, pour-over sets, 44
    coffee subscription, coffee subscriptions, 29
    box of mint tea, mint teas, 9, herb
    tin of ceremonial matcha, ceremonial matchas, 28
    stovetop pot, stovetop pots, 36, cooking
    pair of double-walled glasses, double-walled glasses, 24
    cold-brew bottle, cold-brew bottles, 26
    cast-iron teapot, cast-iron teapots, 58
    decaf sampler, decaf samplers, 19
    gooseneck kettle, gooseneck kettles, 85, cooking
    advent calendar of teas, tea calendars, 32, wrapped-gift
    drinking chocolate tin, drinking chocolates, 13
    oat barista case, oat barista cases, 22`,
  suffixes:
    'Roasters, Coffee, Tea Co., Roastery, Teahouse, Beans, Brew, Kaffee, Leaf, Espresso Bar, Tea Rooms, Caffè',
  traits: `
    roasts on Mondays and posts on Tuesdays
    buys tea from gardens it visits every spring
    repairs espresso machines and sells the ones worth repairing
    roasts light, names the farmer and prints the price paid
    blends herbal teas without flavouring
    ships green coffee by sailing boat
    runs cafés and a very small roastery
    teaches brewing by postcard`,
  details: `
    The roast date is stamped on each bag. | beans, filter coffee, coffee subscription
    Choose whole beans or one of five grinds. | beans, filter coffee, coffee subscription
    Skip, swap or stop a delivery whenever you like. | subscription
    The tea comes loose, in a tin that can be refilled. | loose-leaf
    Spare seals and baskets are always in stock. | machine, grinder, stovetop pot
    Brewing notes are on the back, in three lines. | beans, coffee, tea, matcha
    Bags fit through a letterbox. | beans, filter coffee, coffee subscription
    Tasting notes are modest and correct. | beans, coffee, tea, matcha`,
  conditions: `
    Machines are excluded. | machine, grinder, stovetop pot
    Subscriptions renew until cancelled. | subscription
    Opened bags cannot be returned, but we replace what you dislike once. | beans, filter coffee, teas, matcha, decaf
    Not valid on auction lots. | beans, filter coffee
    One sampler per household. | sampler`,
  gifts: 'bag of the month, enamel cup, bamboo whisk, tasting sampler, tin with scoop',
  occasions: 'slow mornings, the office kitchen, a house-warming, the first cold day, late revision',
});
