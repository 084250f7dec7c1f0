import { defineVocabulary } from './define-vocabulary';

export const sportsOutdoors = defineVocabulary({
  slug: 'sports-outdoors',
  trade: 'goods',
  weight: 6,
  products: `
    two-person tent, two-person tents, 219, tent
    pair of trail boots, trail boots, 159
    gravel bike, gravel bikes, 1290, bicycle
    three-season sleeping bag, sleeping bags, 139, tent
    yoga mat, yoga mats, 48, flexed-biceps
    set of adjustable dumbbells, adjustable dumbbells, 189, flexed-biceps
    rain jacket, rain jackets, 129, coat
    touring ski set, touring skis, 560, skis
    38-litre backpack, 38-litre backpacks, 119
    pair of running tights, running tights, 59
    bike helmet, bike helmets, 74, bicycle
    inflatable paddle board, paddle boards, 379
    pair of swim goggles, swim goggles, 24
    climbing harness, climbing harnesses, 68, compass
    head torch, head torches, 42, tent
    merino base layer, merino base layers, 64, coat
    match ball, match balls, 35, basketball
    camping stove, camping stoves, 54, tent`,
  suffixes:
    'Outfitters, Outdoors, Sports, Trails, Alpine, Cycles, Athletics, Gear, Basecamp, Equipment, Summit Co., Paddle',
  traits: `
    makes tents and sleeping bags for people who hike in the rain
    hires out skis and sells them at cost after one season
    builds gravel bikes to measure, then teaches you to mend them
    equips village clubs with balls, bibs and nets
    sews rain jackets that are repaired, not replaced
    sells used outdoor gear, graded by people who climb
    weighs every backpack itself and prints the true figure
    fits running shoes by video call`,
  details: `
    Weights are measured in-house and include the stuff sack. | tent, sleeping bag, backpack, jacket, stove
    Repairs are free for the first three years. | tent, jacket, backpack, boots, sleeping
    The waterproof rating holds after twenty washes. | jacket, tent
    You can try it at home for 30 days. | boots, yoga, dumbbell, backpack
    Bikes come nine-tenths assembled, with the last tool in the box. | gravel bike
    Each tent is pitched once before it is packed. | tent
    A size chart drawn from real customers helps you to choose. | boots, tights, jacket, base layer, helmet
    Rental gear is cleaned and checked before it is sold on. | skis, tent, paddle`,
  conditions: `
    Bikes and boats are excluded from free delivery. | bike, paddle
    Ex-rental gear is final sale. | skis, tent, paddle
    Not valid on ropes, harnesses or other safety equipment. | climbing, helmet
    Club orders have their own conditions. | ball, helmet
    Returns within 60 days, unused outdoors. | tent, boots, jacket, backpack, sleeping
    Limited to one per person.`,
  gifts: 'steel water bottle, merino headband, repair patch set, dry bag, enamel mug',
  occasions:
    'the first frost, a hut-to-hut week, marathon training, the school run by bike, a night under canvas',
});
