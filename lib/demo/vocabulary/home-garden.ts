import { defineVocabulary } from './define-vocabulary';

export const homeGarden = defineVocabulary({
  slug: 'home-garden',
  trade: 'goods',
  weight: 8,
  products: `
    linen duvet set, linen duvet sets, 139, bed
    wool throw, wool throws, 84, couch-and-lamp
    oak bedside table, oak bedside tables, 165, couch-and-lamp
    three-seat sofa, three-seat sofas, 980, couch-and-lamp
    stoneware plant pot, stoneware plant pots, 26, potted-plant
    raised vegetable bed, raised vegetable beds, 95, potted-plant
    folding garden chair, folding garden chairs, 58
    string of outdoor lights, outdoor string lights, 34
    pair of secateurs, secateurs, 32, potted-plant
    jute rug, jute rugs, 149, couch-and-lamp
    soy wax candle, soy wax candles, 22, candle
    arched floor lamp, floor lamps, 179, couch-and-lamp
    memory-foam mattress, memory-foam mattresses, 540, bed
    cordless hedge trimmer, cordless hedge trimmers, 129
    wicker laundry basket, laundry baskets, 48, broom
    collection of spring bulbs, spring bulbs, 19, potted-plant
    bookcase in solid pine, pine bookcases, 210, couch-and-lamp
    set of bath towels, bath towels, 56`,
  suffixes:
    'Living, Home, Interiors, Garden, Furnishings, Nursery, House, Hearth, Linen, Greenhouse, Rooms, Supply',
  traits: `
    weaves rugs and throws on looms older than its founders
    sends seeds and bulbs when your soil is ready for them
    makes flat-pack furniture that survives more than one move
    sells lamps and small furniture for rented rooms
    grows hardy perennials on two hectares and posts them in paper
    stocks bed linen in real sizes for real beds
    restores mid-century chairs and finds them new homes
    pours candles and weaves towels in small batches`,
  details: `
    Furniture comes in one box with the tools it needs. | table, bookcase, chair
    Plants travel in recycled wool and arrive upright. | bulb
    Swatches cost nothing and come by post. | duvet, throw, sofa, rug
    Large pieces are carried to the room of your choice. | sofa, mattress, bookcase
    The wood is oiled, not lacquered, so scratches can be sanded out. | bedside, bookcase
    Covers come off and go into the machine at 40 degrees. | sofa, mattress
    Each order of plants has a planting card in plain words. | bulb
    You have a hundred nights to change your mind about a mattress. | mattress`,
  conditions: `
    Large furniture has its own delivery charge. | sofa, mattress, bookcase
    Plants are sent only in frost-free weeks. | bulb
    Not valid on clearance or ex-display pieces.
    Mainland addresses only.
    Offer applies to full-price items.
    Mattress trials are limited to one per household. | mattress`,
  gifts: 'packet of wildflower seeds, beeswax candle, linen tea towel, wooden door stop, plant mister',
  occasions: 'a first flat, the terrace, a spare room, planting season, longer evenings',
});
