import { defineVocabulary } from './define-vocabulary';

export const homeGarden = defineVocabulary({
  slug: 'home-garden',
  trade: 'goods',
  weight: 8,
  products: `
    linen duvet set, linen duvet sets, 139, bed
    wool throw, wool throws, 84, couch-and-lamp
    oak bedside table, oak bedside tables, 165, couch-and-lamp
    three-seat sofa, three-seat sofas, 980, couch-and-lamp
    stoneware plant pot, stoneware plant pots, 26, potted-plant
    raised vegetable bed, raised vegetable beds, 95, potted-plant
    folding garden chair, folding garden chairs, 58
    string of outdoor lights, outdoor string lights, 34
    pair of secateurs, secateurs, 32, potted-plant
    jute rug, jute rugs, 149, couch-and-lamp
    soy wax candle, soy wax candles, 22, candle
    arched floor lamp, floor lamps, 179, couch-and-lamp
    memory-foam mattress, memory-foam mattresses, 540, bed
    cordless hedge trimmer, cordless hedge trimmers, 129
    wicker laundry basket, laundry baskets, 48, broom
    collection of spring bulbs, spring bulbs, 19, potted-plant
    bookcase in solid pine, pine bookcases, 210, couch-and-lamp
    set of bath towels, bath towels, 56`,
  suffixes:
    'Living, Home, Interiors, Garden, Furnishings, Nursery, House, Hearth, Linen, Greenhouse, Rooms, Supply',
  traits: `
    weaves rugs and throws on looms older than its founders
    sends seeds and bulbs when your soil is ready for them
    makes flat-pack furniture that survives more than one move
    sells lamps and small furniture for rented rooms
    grows hardy perennials on two hectares and posts them in paper
    stocks bed linen in real sizes for real beds
    restores mid-century chairs and finds them new homes
    pours candles and weaves towels in small batches`,
  details: `
    Furniture comes in one box with the tools it needs. | table, bookcase, chair
    Plants travel in recycled wool and arrive upright. | bulb
    Swatches cost nothing and come by post. | duvet, throw, sofa, rug
    Large pieces are carried to the room of your choice. | sofa, mattress, bookcase
    The wood is oiled, not lacquered, so scratches can be sanded out. | bedside, bookcase
    Covers come off and go into the machine at 40 degrees. | sofa, mattress
    Each order of plants has a planting card in plain words. | bulb
    You have a hundred nights to change your mind about a mattress. | mattress`,
  conditions: `
    Large furniture has its own delivery charge. | sofa, mattress, bookcase
    Plants are sent only in frost-free weeks. | bulb
    Not valid on clearance or ex-display pieces.
    Mainland addresses only.
    Offer applies to full-price items.
    Mattress trials are limited to one per household. | mattress`,
  gifts: 'packet of wildflower seeds, beeswax candle, linen tea towel, wooden door stop, plant mister',
  occasions: 'a first flat, the terrace, a spare room, planting season, longer evenings',
});

export const giftsFlowers = defineVocabulary({
  slug: 'gifts-flowers',
  trade: 'goods',
  weight: 4,
  products: `
    seasonal bouquet, seasonal bouquets, 39
    box of letterbox flowers, letterbox flowers, 27
    dozen long-stemmed roses, long-stemmed roses, 54
    orchid in a pot, potted orchids, 36, potted-plant
    birthday hamper, birthday hampers, 62, wrapped-gift
    box of pralines, boxes of pralines, 24, wrapped-gift
    dried flower wreath, dried flower wreaths, 48
    flower subscription, flower subscriptions, 34
    personalised mug, personalised mugs, 16, hot-beverage
    photo calendar, photo calendars, 22, camera
    scented candle set, scented candle sets, 42, candle
    engraved keyring, engraved keyrings, 19, wrapped-gift
    thank-you card set, thank-you cards, 14, fountain-pen
    bottle of sparkling wine in a box, sparkling wine boxes, 32, wine-glass
    balloon bouquet, balloon bouquets, 26, wrapped-gift
    tulip bunch, tulip bunches, 18
    terrarium kit, terrarium kits, 45, potted-plant
    wedding centrepiece, wedding centrepieces, 58`,
  suffixes:
    'Flowers, Florist, Blooms, Gifts, Bouquets, Hampers, Petals, Stems, Parcels, Bloemen, Blumen, & Ribbon',
  traits: `
    ties bouquets from whatever local growers cut that morning
    sends flowers flat, in a box that fits the letterbox
    packs hampers with things people finish
    dries its own flowers and ties them into wreaths
    engraves small, useful presents while you wait
    delivers roses on the day and at the hour that matter
    prints your photographs on calendars, mugs and tins
    remembers birthdays for you and asks before it sends`,
  details: `
    Flowers come in bud and open over a week. | bouquet, letterbox flowers, roses, tulip
    A handwritten card is free, up to forty words.
    Order before 2 p.m. and it goes out today. | bouquet, flowers, hamper, orchid
    Fresh for seven days, or it is sent again. | bouquet, letterbox flowers, roses, tulip
    The vase is not included, but the flower food is. | bouquet, roses, tulip
    You will get a photograph before it leaves the shop. | bouquet, centrepiece, hamper, wreath
    Delivery on Sundays is possible in larger cities. | bouquet, flowers, roses, tulip
    All wrapping is paper, ribbon and wax.`,
  conditions: `
    Delivery dates around Mother's Day sell out early. | bouquet, flowers, roses, tulip
    Alcohol is delivered to adults only. | wine, hamper
    Stems may vary with the season. | bouquet, letterbox flowers, roses, tulip
    Personalised gifts cannot be returned. | personalised, engraved, photo
    Delivery is not included unless stated.`,
  gifts: 'handwritten card, glass vase, box of truffles, silk ribbon, packet of seeds',
  occasions: 'a birthday, a thank-you, new neighbours, a wedding, no reason at all',
});

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
