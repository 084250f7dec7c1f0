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

export const books = defineVocabulary({
  slug: 'books',
  trade: 'goods',
  weight: 4,
  products: `
    clothbound classic, clothbound classics, 22
    crime novel in paperback, crime paperbacks, 11
    illustrated cookbook, illustrated cookbooks, 32, cooking
    picture book, picture books, 14, teddy-bear
    field guide to birds, field guides, 24
    map of the night sky, night-sky maps, 14, compass
    signed first edition, signed first editions, 48
    graphic novel, graphic novels, 19
    boxed set of fantasy novels, fantasy boxed sets, 56
    travel journal, travel journals, 17, fountain-pen
    pocket dictionary, pocket dictionaries, 13
    poetry collection, poetry collections, 15
    monthly book subscription, book subscriptions, 18
    history in hardback, history hardbacks, 29
    second-hand surprise parcel, surprise parcels, 16
    atlas of walks, walking atlases, 27, compass
    reading lamp, reading lamps, 35, couch-and-lamp
    wall calendar, wall calendars, 16, newspaper`,
  suffixes:
    'Books, Press, Bookshop, Reads, Editions, Library, Pages, Publishing, Paperbacks, Chapter, & Sons Booksellers, Folio',
  traits: `
    sends one novel a month, chosen by booksellers and wrapped by hand
    sells second-hand books by the metre and by the title
    prints forgotten classics in cloth covers
    stocks picture books in fourteen languages
    specialises in maps, field guides and walking books
    publishes crime fiction from small countries
    records audiobooks with actors who love the text
    keeps a back room of signed first editions`,
  details: `
    Condition is graded honestly, with photographs of every flaw. | surprise parcel, first edition
    Books are wrapped in paper and sent in a stiff carton. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    Each title has a first chapter to read before you buy. | paperback, novel, hardback
    The spine is sewn, so it stays open on the table. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    You can swap a book that you already own. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    A handwritten note can go with a gift.
    Most titles leave the shop within a day. | classic, paperback, cookbook, guide, novel, collection, hardback, dictionar, atlas, edition
    A share of each sale goes to school libraries.`,
  conditions: `
    Fixed-price new titles are excluded where the law says so. | classic, paperback, cookbook, picture book, novel, hardback
    Not valid on pre-orders, gift cards or subscriptions.
    Second-hand stock is limited to one copy each. | surprise parcel, first edition
    Signed editions cannot be reserved. | first edition
    Reading lamps are sent separately. | reading lamp`,
  gifts: 'linen bookmark, cotton book bag, sampler of first chapters, reading journal, enamel pin',
  occasions: 'a rainy weekend, the beach bag, a reading group, bedtime stories, a long train ride',
});

export const music = defineVocabulary({
  slug: 'music',
  trade: 'goods',
  weight: 3,
  products: `
    acoustic guitar, acoustic guitars, 249
    digital piano, digital pianos, 690, musical-notes
    set of guitar strings, guitar strings, 12
    coloured vinyl pressing, coloured vinyl pressings, 29, musical-notes
    student violin, student violins, 219, musical-notes
    ukulele, ukuleles, 59
    condenser microphone, condenser microphones, 129, headphone
    audio interface, audio interfaces, 139, headphone
    cajón, cajones, 115
    tenor saxophone, tenor saxophones, 980, musical-notes
    turntable, turntables, 239, musical-notes
    pair of studio monitors, studio monitors, 279, headphone
    book of piano scores, piano scores, 24, books
    overdrive pedal, overdrive pedals, 98
    clip-on tuner, clip-on tuners, 16
    record storage box, record storage boxes, 34
    drum practice pad, drum practice pads, 39
    harmonica, harmonicas, 36, musical-notes`,
  suffixes:
    'Music, Strings, Records, Sound, Guitars, Vinyl, Pianos, Luthiers, Recordings, Keys, Tone, Percussion',
  traits: `
    sets up every guitar by hand before it leaves the bench
    presses records in runs of five hundred
    rents violins that grow with the child
    repairs, tunes and sells pianos from three rooms
    publishes scores for school choirs and small bands
    winds its own strings and pickups
    equips bedroom studios that sound larger than they are
    trades in used instruments at published prices`,
  details: `
    Each instrument is set up, tuned and photographed individually. | guitar, piano, violin, ukulele, saxophone, cajón
    You may play it at home for 45 days. | guitar, piano, violin, ukulele, saxophone, cajón
    Half of the rental counts towards a purchase. | violin, piano, saxophone
    The record comes with a download code. | vinyl
    A padded bag and a spare set of strings are included. | guitar, violin, ukulele
    Trade-ins are valued within a day. | guitar, piano, violin, ukulele, saxophone, cajón
    The tonewood is certified. | guitar, violin, ukulele
    Lessons on video come with the instrument. | guitar, piano, violin, ukulele, saxophone, cajón`,
  conditions: `
    Used instruments are one of a kind. | guitar, piano, violin, ukulele, saxophone, cajón
    Mouthpieces and reeds cannot be returned. | saxophone, harmonica
    Records with torn seals are excluded from return. | vinyl
    Rental contracts run for three months at least. | guitar, piano, violin, ukulele, saxophone, cajón
    Pianos have their own delivery charge. | piano`,
  gifts: 'set of plectrums, polishing cloth, clip-on tuner, sampler record, sturdy guitar strap',
  occasions: 'a first instrument, the school orchestra, open-mic night, a new turntable, a bedroom studio',
});
