import { defineVocabulary } from './define-vocabulary';

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
