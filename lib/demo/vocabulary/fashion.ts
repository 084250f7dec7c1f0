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
