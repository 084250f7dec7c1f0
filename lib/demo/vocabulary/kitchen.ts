import { defineVocabulary } from './define-vocabulary';

export const kitchen = defineVocabulary({
  slug: 'kitchen-dining',
  trade: 'goods',
  weight: 4,
  products: `
    cast-iron casserole, cast-iron casseroles, 119
    carbon-steel pan, carbon-steel pans, 64
    chef's knife, chef's knives, 89
    set of stoneware plates, stoneware plates, 72, fork-and-knife-with-plate
    olive-wood chopping board, chopping boards, 38
    stand mixer, stand mixers, 329
    set of wine glasses, wine glasses, 46, wine-glass
    bread tin, bread tins, 18, bread
    copper saucepan, copper saucepans, 135
    salad spinner, salad spinners, 29, herb
    linen tablecloth, linen tablecloths, 68, fork-and-knife-with-plate
    spice grinder, spice grinders, 34, herb
    set of storage jars, storage jars, 32
    pizza stone, pizza stones, 42, pizza
    hand blender, hand blenders, 59
    cutlery for six, cutlery sets, 98, fork-and-knife-with-plate
    kitchen scale, kitchen scales, 27
    enamel roasting tin, enamel roasting tins, 36`,
  suffixes:
    'Kitchenware, Cookware, Table, Knives, Ceramics, Pottery, Cooks, Enamel, Kitchen Co., Copperworks, Stoneware, Bakeware',
  traits: `
    forges kitchen knives and sharpens them free for ever
    throws stoneware in three glazes, all of which match
    re-tins copper pans and sells new ones
    makes cast iron that is smooth from the first day
    supplies bakers at home with tins, baskets and flour
    sells single plates and glasses to replace the broken ones
    weaves table linen that needs no ironing
    tests every gadget for a month and stocks one in ten`,
  details: `
    Suitable for induction, gas and open fire. | casserole, pan, saucepan
    Dishwasher-safe, although the handle prefers a sponge. | knife, knives, cutlery
    The pan is seasoned and ready to use. | carbon-steel
    Sold singly, so a broken plate is not a broken set. | plates, glasses
    The blade is carbon steel and takes a very fine edge. | chef's
    Guaranteed for 25 years. | casserole, pan, knife, knives, mixer
    A booklet with twelve recipes is in the box. | mixer, pizza stone, casserole, bread tin, blender
    It fits a standard drawer; the measurements are on the page. | cutlery, chopping board`,
  conditions: `
    Knives are sold to adults only. | chef's
    Seconds and outlet items are excluded.
    Engraved pieces cannot be returned. | knife, knives
    Heavy parcels may take two days longer. | casserole, mixer, stoneware, pizza stone
    One offer per order.`,
  gifts: 'beeswax wrap, wooden spoon, linen apron, recipe booklet, tin of sea salt',
  occasions: 'a first kitchen, slow Sundays, a full table, bread on Fridays, a wedding list',
});
