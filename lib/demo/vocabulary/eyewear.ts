import { defineVocabulary } from './define-vocabulary';

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
