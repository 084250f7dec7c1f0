import { defineVocabulary } from './define-vocabulary';

export const groceries = defineVocabulary({
  slug: 'groceries',
  trade: 'goods',
  weight: 5,
  products: `
    box of seasonal vegetables, vegetable boxes, 24
    sourdough loaf, sourdough loaves, 7, bread
    wheel of mountain cheese, mountain cheeses, 32, cheese-wedge
    bottle of cold-pressed olive oil, olive oils, 18
    jar of forest honey, forest honeys, 12
    family fruit box, family fruit boxes, 27
    bag of stone-ground flour, stone-ground flours, 6, bread
    mixed case of juices, mixed juice cases, 29
    tin of line-caught tuna, line-caught tuna tins, 5
    spice set, spice sets, 21, herb
    box of free-range eggs, free-range eggs, 8
    pack of fresh pasta, fresh pastas, 7
    kilo of roasted nuts, roasted nuts, 19
    dark chocolate bar, dark chocolate bars, 6
    cheeseboard for six, cheeseboards, 44, cheese-wedge
    jar of small-batch jam, small-batch jams, 9
    bag of breakfast granola, breakfast granolas, 8, bread
    crate of blood oranges, blood orange crates, 26`,
  suffixes:
    'Larder, Pantry, Market, Provisions, Grocers, Farm Shop, Foods, Dairy, Bakery, Orchard, Deli, Mill',
  traits: `
    delivers vegetables from eleven farms within an hour's drive
    imports olive oil, tinned fish and little treasures from the coast
    bakes slow bread overnight and posts it before breakfast
    ripens cheese in its own cellar
    sells pantry staples by weight in jars that come back
    rescues fruit that supermarkets find too small or too odd
    mills flour between stones, on Tuesdays and Fridays
    packs gluten-free groceries in a kitchen that handles nothing else`,
  details: `
    The contents change weekly and are listed two days before. | vegetable box, fruit box
    Skip a week or stop whenever you like, with two clicks. | vegetable box, fruit box
    Chilled parcels travel in wool that keeps cold for 48 hours. | cheese, egg, pasta
    Every product names the farm or the maker.
    Best-before dates are at least three weeks away. | olive oil, honey, juice, tuna, spice, nuts, chocolate, jam, granola, flour
    Slots are free in most areas from Tuesday to Saturday.
    Jars and crates are collected with your next delivery. | honey, jam, orange, juice
    There is a vegetarian and a vegan version of each box. | vegetable box, fruit box`,
  conditions: `
    Alcohol, baby milk and gift cards are excluded.
    Depends on delivery slots in your area.
    Fresh food cannot be returned; damaged goods are refunded. | vegetable, bread, loave, loaf, cheese, egg, pasta, fruit
    Subscriptions renew weekly until cancelled. | vegetable box, fruit box
    One use per household.`,
  gifts:
    'jar of raspberry jam, linen bread bag, bar of dark chocolate, seasonal recipe booklet, bottle of apple juice',
  occasions: 'a full week of dinners, Sunday breakfast, a dinner party, school lunches, the bare cupboard',
});

export const foodDelivery = defineVocabulary({
  slug: 'food-delivery',
  trade: 'meals',
  weight: 4,
  products: `
    wood-fired pizza, wood-fired pizzas, 14
    family burger box, family burger boxes, 38, hamburger
    sushi platter, sushi platters, 34, sushi
    weekly recipe box, weekly recipe boxes, 49, cooking
    noodle bowl, noodle bowls, 13, fork-and-knife-with-plate
    Sunday roast for four, Sunday roasts, 58, fork-and-knife-with-plate
    vegan lunch box, vegan lunch boxes, 12, herb
    taco night kit, taco night kits, 32
    breakfast hamper, breakfast hampers, 29, bread
    curry for two, curries for two, 26, fork-and-knife-with-plate
    salad subscription, salad subscriptions, 44, herb
    ramen kit, ramen kits, 22, fork-and-knife-with-plate
    tray of dumplings, dumpling trays, 18, sushi
    office lunch platter, office lunch platters, 85, fork-and-knife-with-plate
    dessert box, dessert boxes, 24, wrapped-gift
    frozen ready-meal box, ready-meal boxes, 52
    barbecue box, barbecue boxes, 64, hamburger
    soup for the week, weekly soups, 31, fork-and-knife-with-plate`,
  suffixes:
    'Kitchen, Eats, Table, Pizzeria, Meals, Bistro, Canteen, Supper Club, Kitchens, Noodle Bar, To Go, Lunchbox',
  traits: `
    cooks in small kitchens and delivers by bicycle
    packs recipe boxes with exactly what two people eat
    brings restaurant dishes to the door with a reheating card
    feeds offices with lunches that are not sandwiches
    folds dumplings by hand and sends them frozen
    delivers one dish a day, a different one each day
    makes vegan comfort food for people who are not vegan
    bakes pizza in a van and parks it in your street`,
  details: `
    Dishes arrive within 40 minutes in most districts. | pizza, burger, sushi, noodle, lunch, curr, dumpling
    The menu changes every Thursday.
    Allergens are listed beside each dish.
    Portions are generous; two courses feed three. | platter, roast, curr, barbecue
    Boxes are compostable and the cool packs are collected. | recipe box, ready-meal, barbecue, dessert
    You choose the hour, and the rider keeps to it. | pizza, noodle, sushi, burger, curr
    Recipes take half an hour and two pans. | recipe box, taco, ramen
    Skip any week before Wednesday noon. | recipe box, salad sub, weekly soup`,
  conditions: `
    Valid within the delivery area only.
    Alcoholic drinks are excluded.
    A service fee may apply at peak times.
    Not valid on collection orders. | pizza, noodle, sushi, burger, curr
    The subscription can be paused or ended at any time. | recipe box, salad sub, weekly soup`,
  gifts: 'tiramisù for two, bottle of lemonade, portion of dumplings, portion of garlic bread, recipe folder',
  occasions: 'a Friday evening, the match, a house move, lunch at your desk, feeding a crowd',
});

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
