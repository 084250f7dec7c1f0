import { defineVocabulary } from './define-vocabulary';

export const automotive = defineVocabulary({
  slug: 'automotive',
  trade: 'goods',
  weight: 3,
  products: `
    set of four winter tyres, winter tyres, 360, wrench
    set of all-season tyres, all-season tyres, 340, wrench
    dash camera, dash cameras, 89, camera
    portable tyre inflator, portable tyre inflators, 49, fuel-pump
    roof box, roof boxes, 379
    wiper blade pair, wiper blades, 24
    can of engine oil, engine oils, 38, fuel-pump
    jump starter, jump starters, 79, wrench
    rear bike rack, bike racks, 189, bicycle
    fitted floor mat set, fitted floor mats, 64
    home charging cable, home charging cables, 159
    car wash kit, car wash kits, 35, broom
    child seat, child seats, 149, baby-bottle
    LED headlight set, LED headlight sets, 72
    snow chain set, snow chains, 69
    brake pad set, brake pads, 54, wrench
    phone mount, phone mounts, 22, mobile-phone
    battery charger, battery chargers, 59, wrench`,
  suffixes:
    'Motors, Auto Parts, Garage, Tyres, Drive, Motorworks, Wheels, Car Care, Autohaus, Chargers, Gearbox, Roadside',
  traits: `
    sells tyres online and fits them in your driveway
    finds the right part from your licence plate
    makes cleaning products for cars, without harsh solvents
    installs home chargers within a fortnight
    details, polishes and waxes, then sells you the wax
    rents roof boxes and racks by the week
    keeps young classics on the road with parts nobody else stocks
    runs garages with prices on the wall`,
  details: `
    Enter your registration and only parts that fit are shown. | tyre, brake, wiper, roof box, bike rack, snow chain, headlight, battery, mat
    Fitting can be booked at the checkout, at a garage near you. | tyre set, winter tyres, all-season tyres, brake, headlight, wiper
    Two years of guarantee apply even if you fit it yourself. | tyre set, winter tyres, all-season tyres, brake, headlight, wiper
    Old tyres and batteries are taken back free of charge. | winter tyres, all-season tyres, battery
    The part number of the maker is on every page. | brake, wiper, headlight
    A video shows the change in under ten minutes. | brake, wiper, headlight
    Mobile fitters come in the evening as well. | tyre set, winter tyres, all-season tyres, brake, headlight, wiper
    Oil and fluids meet the makers' own norms. | oil`,
  conditions: `
    Fitting is not included unless stated. | tyre set, winter tyres, all-season tyres, brake, headlight, wiper
    The deposit on old parts is refunded on return. | brake, wiper, headlight
    Not valid on tyres larger than 20 inches. | winter tyres, all-season tyres
    Mainland delivery only for fluids and batteries. | oil
    Check that the part fits before you order. | tyre, brake, wiper, roof box, bike rack, snow chain, headlight, battery, mat`,
  gifts: 'microfibre cloth set, ice scraper, tread depth gauge, air freshener in cedar, glove box torch',
  occasions: 'the first frost, the holiday drive, a roadworthiness test, a new driver, spring cleaning',
});

export const toolsDiy = defineVocabulary({
  slug: 'tools-diy',
  trade: 'goods',
  weight: 4,
  products: `
    18 V cordless drill, cordless drills, 129, screwdriver
    socket set, socket sets, 68, wrench
    tin of wall paint, wall paints, 42, artist-palette
    Japanese pull saw, pull saws, 34
    telescopic ladder, telescopic ladders, 139
    workbench, workbenches, 189
    orbital sander, orbital sanders, 79
    spirit level, spirit levels, 26
    toolbox on wheels, toolboxes, 85
    set of screwdrivers, screwdriver sets, 29, screwdriver
    box of wood screws, wood screws, 11
    cordless nail gun, nail guns, 210
    laser measure, laser measures, 49
    tiling kit, tiling kits, 39
    pressure washer, pressure washers, 159, broom
    pair of work gloves, work gloves, 14
    wood glue set, wood glues, 16
    smart thermostat, smart thermostats, 149, house-with-garden`,
  suffixes:
    'Tools, Hardware, Ironmongers, Workshop, Timber, Paints, DIY, Builders, Forge, Supply Co., Bench, & Nail',
  traits: `
    sells hand tools that your grandchildren will argue about
    mixes wall paint by hand, in two hundred colours
    hires out machines by the day and explains them first
    supplies screws by the piece instead of the box
    teaches tiling, plastering and how to hang a door
    sharpens, repairs and sells planes and chisels
    stocks batteries that fit every tool of the range
    cuts timber to the millimetre and delivers it flat`,
  details: `
    The battery fits all the other tools of the range. | drill, sander, nail gun, trimmer
    Paint covers ten square metres a litre in one coat. | wall paint
    Replacement parts are kept for ten years. | drill, sander, washer, nail gun, workbench
    Blades are guaranteed for five years, even against nails. | saw
    Rent it first; the fee is taken off if you keep it. | washer, ladder, sander, nail gun
    A tester pot costs little and saves a wall. | wall paint
    The case has room for the parts you will buy later. | drill, socket set, screwdriver, nail gun
    Step-by-step guides come as printed cards. | tiling, thermostat, workbench`,
  conditions: `
    Batteries and chargers are sold separately unless stated. | drill, sander, nail gun, trimmer
    Mixed paint cannot be returned. | wall paint
    Not valid on hire. | washer, ladder, sander, nail gun
    Trade accounts have their own prices.`,
  gifts: 'carpenter pencil set, magnetic wristband, tape measure, box of mixed screws, pair of work gloves',
  occasions: 'a first flat, the bathroom, a weekend project, garden fences, the new workshop',
});
