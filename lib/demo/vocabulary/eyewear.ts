import { defineVocabulary } from './define-vocabulary';

export const eyewear = defineVocabulary({
  slug: 'eyewear',
  name: 'Eyewear',
  icon: 'glasses',
  trade: 'goods',
  weight: 3,
  products: `
    pair of acetate frames, acetate frames, 95
    pair of titanium frames, titanium frames, 145
    pair of polarised sunglasses, polarised sunglasses, 89, sunglasses
    pair of varifocals, varifocals, 229
    monthly contact lenses, monthly contact lenses, 24
    daily contact lenses, daily contact lenses, 32
    pair of reading glasses, reading glasses, 35
    pair of children's glasses, children's glasses, 69
    prescription sunglasses, prescription sunglasses, 139, sunglasses
    pair of computer glasses, computer glasses, 59, laptop
    bottle of lens solution, lens solutions, 12, lotion-bottle
    hard glasses case, glasses cases, 18, handbag
    pair of ski goggles, ski goggles, 98, skis
    pair of sports sunglasses, sports sunglasses, 79, sunglasses
    anti-glare coating, anti-glare coatings, 29
    beaded glasses chain, glasses chains, 22, gem-stone
    pair of clip-on shades, clip-on shades, 25, sunglasses
    eye test, eye tests, 28`,
  suffixes:
    'Eyewear, Optics, Frames, Spectacles, Opticians, Lens, Vision, Sunglasses, Optik, Glasses, Focus, Óptica',
  traits: `
    posts five frames to try on at home
    cuts acetate frames in a workshop of nine people
    fits varifocals by video, with an optician on the line
    sells contact lenses without making you subscribe
    makes sunglasses from fishing nets and old bottles
    repairs frames bought anywhere
    designs glasses for children who climb trees
    grinds lenses in-house, mostly overnight`,
  details: `
    Single-vision lenses with anti-scratch coating are included.
    Send your prescription as a photo; an optician checks it.
    Five frames come home with you for a week, free.
    Hinges are screwed, not glued, and can be replaced.
    The width in millimetres is printed inside the temple.
    All sunglasses block UV up to 400 nm.
    Adjustments are free for as long as you own them.
    Lenses are exchanged once if the strength feels wrong.`,
  conditions: `
    A valid prescription is required.
    Lens upgrades are charged separately.
    Contact lenses can be returned in sealed boxes only.
    One try-on box at a time.
    Not valid on designer collaborations.`,
  gifts: 'microfibre cloth, hard travel case, lens spray, beaded chain, second pair of clip-on shades',
  occasions: 'long screen days, driving at night, a beach week, back to school, a second pair',
});
