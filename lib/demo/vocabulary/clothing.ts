import { defineVocabulary } from './define-vocabulary';

export const fashion = defineVocabulary({
  slug: 'fashion',
  trade: 'goods',
  weight: 10,
  products: `
    linen shirt, linen shirts, 68, t-shirt
    merino crew-neck jumper, merino jumpers, 89, coat
    wrap dress, wrap dresses, 98
    pair of selvedge jeans, selvedge jeans, 120, jeans
    waxed cotton jacket, waxed jackets, 189, coat
    pleated midi skirt, midi skirts, 74
    organic cotton T-shirt, organic cotton T-shirts, 29, t-shirt
    wool overcoat, wool overcoats, 260, coat
    leather crossbody bag, crossbody bags, 135, handbag
    pair of corduroy trousers, corduroy trousers, 85, jeans
    striped Breton top, striped Breton tops, 46, t-shirt
    cashmere scarf, cashmere scarves, 79, coat
    tailored blazer, tailored blazers, 175, coat
    pair of walking shorts, walking shorts, 54, jeans
    silk blouse, silk blouses, 110
    quilted gilet, quilted gilets, 92, coat
    pack of five bamboo socks, bamboo socks, 24, t-shirt
    linen summer dress, linen summer dresses, 105`,
  suffixes:
    'Clothing, Apparel, Atelier, Wardrobe, Tailors, Knitwear, Threads, Denim, Studio, Outfitters, & Daughters, Collective',
  traits: `
    cuts everyday clothing from linen, wool and little else
    knits jumpers to order, so that nothing is made to be thrown away
    designs office clothes that fold into a backpack and come out smooth
    makes denim in one small workshop and repairs it for life
    sells last season's samples at the price of this season's sale
    dresses tall people, short people and everyone between in true lengths
    prints its own fabrics and never makes more than three hundred of a piece
    brings together independent labels that publish where they sew`,
  details: `
    Sizes run from XS to 4XL, and each has its own measurements on the page. | shirt, jumper, dress, jeans, jacket, skirt, coat, trousers, breton, blazer, shorts, blouse, gilet
    The cut is generous, so most people stay with their usual size. | shirt, jumper, dress, jeans, jacket, skirt, coat, trousers, breton, blazer, shorts, blouse, gilet
    Every piece comes with a spare button and a care card. | shirt, jumper, dress, jeans, jacket, skirt, coat, trousers, breton, blazer, shorts, blouse, gilet
    Colours are photographed in daylight and look the same at the door.
    The fabric is pre-washed and will not shrink at 30 degrees. | shirt, dress, jeans, trousers, skirt, shorts, breton
    New colours arrive each month and the popular sizes go first.
    Hemming is free if you ask for it at the checkout. | trousers, jeans, skirt, dress, overcoat
    Parcels come in paper, without a single plastic bag.`,
  conditions: `
    Sale items and gift cards are excluded.
    Not valid on made-to-measure pieces.
    Items can be returned within 30 days, unworn and with labels.
    One use per customer.
    Excludes collaborations and limited editions.
    The discount is taken off before shipping is added.`,
  gifts: 'canvas tote bag, wool care kit, pair of socks, cedar hanger set, silk hair tie',
  occasions: 'the new season, a wedding guest list, the office, colder mornings, a capsule wardrobe',
});

export const jewellery = defineVocabulary({
  slug: 'jewellery',
  trade: 'goods',
  weight: 4,
  products: `
    gold vermeil necklace, gold vermeil necklaces, 98
    pair of silver hoops, silver hoops, 56
    engraved signet ring, engraved signet rings, 145, ring
    freshwater pearl bracelet, freshwater pearl bracelets, 84
    stacking ring, stacking rings, 42, ring
    birthstone pendant, birthstone pendants, 72
    automatic watch, automatic watches, 389, watch
    lab-grown diamond ring, lab-grown diamond rings, 890, ring
    charm bracelet, charm bracelets, 68
    pair of drop earrings, drop earrings, 64
    recycled gold band, recycled gold bands, 320, ring
    moonstone anklet, moonstone anklets, 38
    pocket watch, pocket watches, 175, watch
    pair of cufflinks, cufflinks, 59
    locket with two photos, lockets, 89
    enamel brooch, enamel brooches, 34
    jewellery box, jewellery boxes, 48, wrapped-gift
    pair of ear cuffs, ear cuffs, 29`,
  suffixes:
    'Jewellery, Jewels, Goldsmiths, Fine Jewellery, Silver, Gems, Atelier, Pearls, Rings, Watches, & Fils, Metalwork',
  traits: `
    casts rings from recycled gold, one at a time
    sets lab-grown stones and names the lab
    strings pearls to any length
    engraves names, dates and very short poems
    restores vintage watches and guarantees them for two years
    makes silver jewellery that may be worn in the sea
    designs wedding bands around a kitchen table
    solders, hammers and polishes in full view of the street`,
  details: `
    Nickel-free, and kind to sensitive ears. | necklace, hoops, bracelet, pendant, earring, anklet, ear cuff
    Ring sizers are posted free of charge. |  ring, stacking ring, signet ring, gold band
    It comes in a box that fits through a letterbox and still looks like a gift. | necklace, hoops, bracelet, earring, anklet, pendant
    Engraving takes two more days and costs nothing. | signet, locket, pocket watch, cufflink
    Resizing within the first year is free. |  ring, stacking ring, signet ring, gold band
    The hallmark is shown in the last photograph. | silver, gold band, signet
    The plating is 2.5 microns thick, which lasts for years. | vermeil
    A cleaning cloth lies in the box. | ring, necklace, bracelet, hoops, locket`,
  conditions: `
    Engraved and resized pieces cannot be returned. | signet, locket
    Bespoke work is excluded.
    Insured delivery requires a signature. | diamond, gold band, automatic
    Not valid on loose stones.
    Earrings are exempt from return for hygiene reasons. | earring, hoops, ear cuff`,
  gifts: 'velvet travel pouch, polishing cloth, gift engraving, pair of silver studs, ring dish',
  occasions: 'an anniversary, a bridesmaid, graduation day, a first pay cheque, a quiet yes',
});

export const shoes = defineVocabulary({
  slug: 'shoes',
  trade: 'goods',
  weight: 5,
  products: `
    pair of white leather trainers, white leather trainers, 98
    pair of Chelsea boots, Chelsea boots, 149, hiking-boot
    pair of running shoes, running shoes, 119
    pair of suede loafers, suede loafers, 110
    pair of block-heel sandals, block-heel sandals, 85, high-heeled-shoe
    pair of felt slippers, felt slippers, 45
    pair of hiking shoes, hiking shoes, 135, hiking-boot
    pair of rubber boots, rubber boots, 59, hiking-boot
    pair of ballet flats, ballet flats, 72, high-heeled-shoe
    pair of cork sandals, cork sandals, 68
    pair of brogues, brogues, 165
    pair of school shoes, school shoes, 54
    pair of winter boots, winter boots, 139, hiking-boot
    pair of canvas sneakers, canvas sneakers, 49
    pair of barefoot shoes, barefoot shoes, 105
    pair of court heels, court heels, 89, high-heeled-shoe
    pair of cork insoles, cork insoles, 19
    shoe care kit, shoe care kits, 28`,
  suffixes:
    'Shoes, Footwear, Cobblers, Bootmakers, Soles, Sneakers, Shoe Co., Boots, Calzature, Zapatos, Stride, Last & Lace',
  traits: `
    resoles every pair it has ever sold
    makes wide, narrow and odd pairs at the same price
    stitches welted boots and brogues by hand
    sells trainers without a logo
    fits children's feet by a printable ruler
    builds running shoes around width, not fashion
    felts slippers from the wool of one valley
    measures your feet from two photographs`,
  details: `
    Half sizes and three widths are in stock. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    The sole is stitched, so a cobbler can replace it. | boots, brogues, loafers
    Order two sizes and send one back at no cost. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    They run small; most people go up by half a size. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    The lining is leather and needs no breaking in. | boots, brogues, loafers
    A second pair of laces lies in the box. | trainers, running, brogues, sneakers, hiking shoes, winter boots
    The outsole grips on wet stone. | boots, hiking shoes
    The insoles can be taken out and replaced. | trainers, shoes, boots`,
  conditions: `
    Worn shoes cannot be returned. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    Excludes resoling and repairs. | boots, brogues, loafers
    Sale shoes are exchanged but not refunded. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    Not valid on custom fits. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels
    One pair per order. | trainers, boots, shoes, loafers, sandals, slippers, flats, brogues, sneakers, heels`,
  gifts:
    'pair of wool socks, horn shoehorn, tin of beeswax polish, pair of cedar shoe trees, set of spare laces',
  occasions: 'the first frost, a half marathon, long days on your feet, back to school, a summer wedding',
});
