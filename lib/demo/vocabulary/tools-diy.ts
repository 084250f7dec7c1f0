import { defineVocabulary } from './define-vocabulary';

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
