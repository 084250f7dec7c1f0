import { defineVocabulary } from './define-vocabulary';

export const baby = defineVocabulary({
  slug: 'baby',
  trade: 'goods',
  weight: 3,
  products: `
    folding pushchair, folding pushchairs, 349
    woven baby carrier, baby carriers, 119
    pack of cotton nappies, cotton nappies, 44
    beech cot, beech cots, 289, bed
    set of muslin cloths, muslin cloths, 19
    baby monitor, baby monitors, 109, mobile-phone
    organic sleepsuit, organic sleepsuits, 24, t-shirt
    high chair, high chairs, 159
    steriliser, sterilisers, 69
    changing bag, changing bags, 78, handbag
    merino sleeping bag for babies, baby sleeping bags, 64, bed
    wooden rattle, wooden rattles, 14, teddy-bear
    nursing pillow, nursing pillows, 46
    newborn starter box, newborn starter boxes, 72, wrapped-gift
    bath tub with stand, baby baths, 58
    travel cot, travel cots, 129, luggage
    set of silicone spoons, silicone spoons, 12
    knitted blanket, knitted blankets, 52, yarn`,
  suffixes: 'Baby, Little Ones, Nursery, Cradle, Newborn, Tots, Mini, Bambini, Nest, Bébé, Cotton, Stork',
  traits: `
    knits blankets and hats from undyed merino
    rents pushchairs, cots and carriers by the month
    makes cotton nappies and explains them patiently
    packs starter boxes with what a newborn really needs
    designs furniture that becomes a desk, then a shelf
    sells outgrown baby clothes, washed and sorted by size
    carries only bottles and spoons without plasticisers
    asks midwives before it adds anything to the shop`,
  details: `
    Made from certified organic cotton, washable at 60 degrees. | sleepsuit, muslin, sleeping bag, napp, blanket
    Tested to the current European safety norm. | pushchair, cot, high chair, carrier, bath
    Folds with one hand and fits into a small boot. | pushchair, travel cot
    Rented gear is cleaned with steam between families. | pushchair, beech cot, travel cot, carrier, high chair
    Sizes are given in centimetres and months. | sleepsuit, sleeping bag
    The cover comes off without tools. | high chair, nursing pillow, pushchair
    Midwives answer questions in the chat each weekday.
    The cot grows with the child until about six. | beech cot`,
  conditions: `
    Rental deposits are not discounted. | pushchair, beech cot, travel cot, carrier, high chair
    One starter box per birth. | starter box`,
  gifts: 'muslin cloth, wooden teether, set of milestone cards, cotton bib, pair of knitted booties',
  occasions: 'the first weeks, a baby shower, the hospital bag, travelling with a baby, the first spoonfuls',
});
