import { defineVocabulary } from './define-vocabulary';

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
