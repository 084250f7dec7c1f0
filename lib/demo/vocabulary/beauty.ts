import { defineVocabulary } from './define-vocabulary';

export const beauty = defineVocabulary({
  slug: 'beauty',
  trade: 'goods',
  weight: 6,
  products: `
    vitamin C serum, vitamin C serums, 34, lotion-bottle
    satin lipstick, satin lipsticks, 19
    mineral sunscreen, mineral sunscreens, 26, lotion-bottle
    night cream, night creams, 42, lotion-bottle
    solid shampoo bar, solid shampoo bars, 13, lotion-bottle
    clay face mask, clay face masks, 22, lotion-bottle
    eau de parfum, eaux de parfum, 78, candle
    set of make-up brushes, make-up brushes, 45
    hand cream, hand creams, 14, lotion-bottle
    brow pencil, brow pencils, 16
    beard oil, beard oils, 21, lotion-bottle
    tinted moisturiser, tinted moisturisers, 29, lotion-bottle
    nail lacquer, nail lacquers, 12
    ionic hair dryer, ionic hair dryers, 89
    rosehip cleansing balm, cleansing balms, 27, lotion-bottle
    volumising mascara, mascaras, 20
    bath soak, bath soaks, 18, lotion-bottle
    refillable deodorant, refillable deodorants, 15, lotion-bottle`,
  suffixes:
    'Beauty, Skin, Botanics, Apothecary, Cosmetics, Skincare, Parfums, Soapworks, Salon, Rituals Co., Lab, Bath House',
  traits: `
    mixes short-list skincare, never more than fifteen ingredients
    blends perfumes in batches of two hundred bottles
    makes solid shampoo and soap without palm oil
    matches foundation by daylight photo and swaps what does not fit
    formulates for sensitive skin together with dermatologists
    fills lipsticks into cases that last a lifetime
    brings salon hair care to bathrooms with little shelf space
    grows its own calendula, lavender and rosehip`,
  details: `
    Nothing is tested on animals, and the list of ingredients is on the front. | serum, lipstick, sunscreen, cream, shampoo, mask, balm, moisturiser, mascara, soak, deodorant, oil, lacquer
    A sample comes with every full size, so you can send the bottle back unopened. | serum, lipstick, sunscreen, cream, balm, moisturiser
    The pump bottle can be refilled from a pouch for a third less. | hand cream, moisturiser, cleansing
    It is free from perfume and suits skin that reddens easily. | sunscreen, cream, balm, moisturiser, shampoo
    Shades are shown on six skin tones. | lipstick, tinted, brow, lacquer
    A fingertip is enough for the whole face. | serum, sunscreen, night cream, moisturiser
    The jar is glass, the lid aluminium, the carton recycled. | night cream, mask, balm
    Made within the past three months; the date is stamped on the base. | serum, lipstick, sunscreen, cream, shampoo, mask, balm, moisturiser, mascara, soak, deodorant, oil, lacquer`,
  conditions: `
    Sets and minis are excluded.
    Opened products cannot be returned unless your skin reacts.
    One gift per order, while supplies last. | gift
    Not valid on refills.
    Perfume ships by road only. | parfum
    Salon sizes are limited to three per customer. | shampoo, serum, mask`,
  gifts: 'travel-size cleanser, cotton headband, lip balm, sample trio, konjac sponge',
  occasions: 'dry winter skin, a weekend bag, sensitive days, a quiet Sunday, festival season',
});
