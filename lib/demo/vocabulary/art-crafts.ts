import { defineVocabulary } from './define-vocabulary';

export const artCrafts = defineVocabulary({
  slug: 'art-crafts',
  trade: 'goods',
  weight: 3,
  products: `
    set of watercolours, watercolours, 36
    skein of merino yarn, merino yarns, 12, yarn
    table easel, table easels, 58
    linocut starter kit, linocut kits, 32
    stretched canvas, stretched canvases, 14
    quilting bundle, quilting bundles, 44, yarn
    set of brush pens, brush pens, 27, fountain-pen
    pottery kit, pottery kits, 39
    knitting needle set, knitting needles, 48, yarn
    sketchbook, sketchbooks, 16, books
    sewing machine, sewing machines, 249, yarn
    macramé kit, macramé kits, 29, yarn
    box of oil pastels, oil pastels, 24
    candle-making set, candle-making sets, 34, candle
    resin set, resin sets, 31
    embroidery hoop kit, embroidery kits, 22, yarn
    calligraphy set, calligraphy sets, 28, fountain-pen
    metre of printed cotton, printed cottons, 19, dress`,
  suffixes:
    'Crafts, Yarns, Art Supply, Paper & Paint, Fabrics, Wools, Studio, Haberdashery, Pigments, Atelier, Makers, Loom',
  traits: `
    dyes yarn with madder, walnut and onion skins
    grinds its own pigments and explains how light will treat them
    sells fabric by the half metre, from deadstock
    designs embroidery kits that take one evening
    binds sketchbooks from cotton rag paper
    lends pottery tools and fires what you make
    prints linocut kits for complete beginners
    teaches knitting on video, slowly and twice`,
  details: `
    Everything you need is in the box, scissors included. | kit, set, bundle
    The paper is 300 g and does not curl. | sketchbook, watercolour
    Colours are lightfast and mix cleanly. | watercolour, pastel, brush pen, yarn, cotton
    The pattern comes printed and as a file. | quilting, kit, knitting
    Dye lots are matched within an order. | yarn, cotton
    Beginners finish their first piece in an evening. | kit, watercolour, macramé, linocut
    Offcuts are sold by weight in the remnant corner. | printed cotton
    The wool is traced back to the farm that sheared it. | yarn`,
  conditions: `
    Cut fabric cannot be returned. | printed cotton
    Patterns are for personal use. | kit, quilting
    Yarn can be returned unwound, with its label. | yarn
    Not valid on workshops.
    Kilns and sewing machines have their own delivery. | sewing machine`,
  gifts: 'set of two brushes, skein of sock yarn, needle case, pad of watercolour paper, brass thimble',
  occasions: 'long evenings, a first cardigan, handmade presents, a sketching holiday, children with time',
});
