import { defineVocabulary } from './define-vocabulary';

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
