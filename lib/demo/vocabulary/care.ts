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

export const eyewear = defineVocabulary({
  slug: 'eyewear',
  trade: 'goods',
  weight: 3,
  products: `
    pair of acetate frames, acetate frames, 95
    pair of titanium frames, titanium frames, 145
    pair of polarised sunglasses, polarised sunglasses, 89, sunglasses
    pair of varifocals, varifocals, 229
    box of monthly contact lenses, monthly contact lenses, 24
    box of daily contact lenses, daily contact lenses, 32
    pair of reading glasses, reading glasses, 35
    pair of children's glasses, children's glasses, 69
    pair of prescription sunglasses, prescription sunglasses, 139, sunglasses
    pair of computer glasses, computer glasses, 59, laptop
    bottle of lens solution, lens solutions, 12, lotion-bottle
    hard glasses case, glasses cases, 18, handbag
    pair of ski goggles, ski goggles, 98, skis
    pair of sports sunglasses, sports sunglasses, 79, sunglasses
    lens cloth set, lens cloth sets, 14
    beaded glasses chain, glasses chains, 22, gem-stone
    pair of clip-on shades, clip-on shades, 25, sunglasses
    pair of prescription swim goggles, prescription swim goggles, 42`,
  suffixes:
    'Eyewear, Optics, Frames, Spectacles, Opticians, Lens, Vision, Sunglasses, Optik, Glasses, Focus, Óptica',
  traits: `
    posts five frames to try on at home
    cuts acetate frames by hand
    fits varifocals by video, with an optician on the line
    sells contact lenses without making you subscribe
    makes sunglasses from fishing nets and old bottles
    repairs frames bought anywhere
    designs glasses for children who climb trees
    grinds lenses in-house, mostly overnight`,
  details: `
    Single-vision lenses with anti-scratch coating are included. | frames, reading glasses, computer glasses, children's glasses
    Send your prescription as a photo; an optician checks it. | frames, varifocals, prescription
    Five frames come home with you for a week, free. | frames
    Hinges are screwed, not glued, and can be replaced. | frames, sunglasses, varifocals
    The width in millimetres is printed inside the temple. | frames
    All sunglasses block UV up to 400 nm. | sunglasses
    Adjustments are free for as long as you own them. | frames, sunglasses, varifocals
    Lenses are exchanged once if the strength feels wrong. | frames, varifocals, reading glasses, computer glasses`,
  conditions: `
    A valid prescription is required. | frames, varifocals, prescription
    Lens upgrades are charged separately. | frames, varifocals
    Contact lenses can be returned in sealed boxes only. | contact lens
    One try-on box at a time. | frames
    Not valid on designer collaborations. | frames, sunglasses`,
  gifts: 'microfibre cloth, hard travel case, lens spray, beaded chain, second pair of clip-on shades',
  occasions: 'long screen days, driving at night, a beach week, back to school, a second pair',
});

export const health = defineVocabulary({
  slug: 'health',
  trade: 'goods',
  weight: 5,
  products: `
    three-month supply of vitamin D, vitamin D supplements, 19
    digital thermometer, digital thermometers, 22, stethoscope
    upper-arm blood pressure monitor, blood pressure monitors, 59, stethoscope
    box of magnesium tablets, magnesium tablets, 16
    electric toothbrush, electric toothbrushes, 75
    box of herbal teas, herbal teas, 12, herb
    light therapy lamp, light therapy lamps, 89
    foam roller, foam rollers, 28, flexed-biceps
    family first-aid kit, first-aid kits, 36, stethoscope
    tub of plant-based protein powder, plant-based proteins, 34, flexed-biceps
    pair of compression socks, compression socks, 24
    acupressure mat, acupressure mats, 39
    sleep mask, sleep masks, 21, bed
    bottle of omega-3 oil, omega-3 oils, 27
    heat pad, heat pads, 32
    ergonomic pillow, ergonomic pillows, 58, bed
    probiotic course, probiotic courses, 31
    air purifier, air purifiers, 179, herb`,
  suffixes:
    'Health, Wellness, Pharmacy, Apothecary, Vitals, Remedies, Nutrition, Care, Clinic, Dental, Balance, Naturals',
  traits: `
    sells supplements with the lab report printed beside the price
    runs a pharmacy counter by post, with a pharmacist on the phone
    makes pillows and mats for backs that sit all day
    blends herbal teas on a hillside farm
    stocks first-aid kits for families, hikers and small firms
    ships toothbrush heads just before you need them
    keeps its range to what the evidence supports
    lends monitors to patients whose doctors ask for a fortnight of readings`,
  details: `
    Each batch is tested by an independent laboratory. | vitamin, magnesium, protein, omega, probiotic
    A pharmacist answers questions on weekdays, free of charge. | vitamin, magnesium, protein, omega, probiotic, blood pressure, herbal
    The tablets are small, vegan and without sugar. | magnesium
    The device stores readings for two people. | blood pressure
    Refills come in a paper pouch that fits the letterbox. | herbal tea, magnesium
    Instructions are printed in large type. | thermometer, monitor, light therapy, purifier, toothbrush, first-aid
    You can pause a subscription for as long as you like. | vitamin, magnesium, protein, omega, probiotic
    It complements a varied diet and does not replace one. | vitamin, magnesium, protein, omega, probiotic`,
  conditions: `
    Prescription medicines are excluded by law. | vitamin, magnesium, protein, omega, probiotic, blood pressure, herbal
    Supplements are not a substitute for medical advice. | vitamin, magnesium, protein, omega, probiotic
    Opened hygiene articles cannot be returned. | toothbrush, thermometer, sleep mask, compression
    Limited to four per order.
    Ask your doctor if you take other medicines. | vitamin, magnesium, protein, omega, probiotic`,
  gifts: 'weekly pill organiser, box of chamomile tea, reusable hot pack, bamboo toothbrush, resistance band',
  occasions: 'short winter days, a desk job, cold season, better sleep, a running plan',
});
