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
