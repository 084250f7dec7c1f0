import { defineVocabulary } from './define-vocabulary';

export const baby = defineVocabulary({
  slug: 'baby',
  trade: 'goods',
  weight: 3,
  products: `
    folding pushchair, folding pushchairs, 349
    woven baby carrier, baby carriers, 119
    pack of cotton nappies, cotton nappies, 44
    beech cot, beech cots, 289, bed
    set of muslin cloths, muslin cloths, 19
    baby monitor, baby monitors, 109, mobile-phone
    organic sleepsuit, organic sleepsuits, 24, t-shirt
    high chair, high chairs, 159
    steriliser, sterilisers, 69
    changing bag, changing bags, 78, handbag
    merino sleeping bag for babies, baby sleeping bags, 64, bed
    wooden rattle, wooden rattles, 14, teddy-bear
    nursing pillow, nursing pillows, 46
    newborn starter box, newborn starter boxes, 72, wrapped-gift
    bath tub with stand, baby baths, 58
    travel cot, travel cots, 129, luggage
    set of silicone spoons, silicone spoons, 12
    knitted blanket, knitted blankets, 52, yarn`,
  suffixes: 'Baby, Little Ones, Nursery, Cradle, Newborn, Tots, Mini, Bambini, Nest, Bébé, Cotton, Stork',
  traits: `
    knits blankets and hats from undyed merino
    rents pushchairs, cots and carriers by the month
    makes cotton nappies and explains them patiently
    packs starter boxes with what a newborn really needs
    designs furniture that becomes a desk, then a shelf
    sells outgrown baby clothes, washed and sorted by size
    carries only bottles and spoons without plasticisers
    asks midwives before it adds anything to the shop`,
  details: `
    Made from certified organic cotton, washable at 60 degrees. | sleepsuit, muslin, sleeping bag, napp, blanket
    Tested to the current European safety norm. | pushchair, cot, high chair, carrier, bath
    Folds with one hand and fits into a small boot. | pushchair, travel cot
    Rented gear is cleaned with steam between families. | pushchair, beech cot, travel cot, carrier, high chair
    Sizes are given in centimetres and months. | sleepsuit, sleeping bag
    The cover comes off without tools. | high chair, nursing pillow, pushchair
    Midwives answer questions in the chat each weekday.
    The cot grows with the child until about six. | beech cot`,
  conditions: `
    Rental deposits are not discounted. | pushchair, beech cot, travel cot, carrier, high chair
    One starter box per birth. | starter box`,
  gifts: 'muslin cloth, wooden teether, set of milestone cards, cotton bib, pair of knitted booties',
  occasions: 'the first weeks, a baby shower, the hospital bag, travelling with a baby, the first spoonfuls',
});

export const pets = defineVocabulary({
  slug: 'pets',
  trade: 'goods',
  weight: 4,
  products: `
    bag of grain-free dog food, grain-free dog foods, 46, dog-face
    orthopaedic dog bed, orthopaedic dog beds, 79, dog-face
    cat tree, cat trees, 95, cat-face
    box of cat treats, cat treats, 9, cat-face
    leather lead, leather leads, 34, dog-face
    bag of wood litter, wood litters, 17, cat-face
    reflective harness, reflective harnesses, 29, dog-face
    bird feeder, bird feeders, 26
    aquarium starter set, aquarium starter sets, 149
    rabbit hutch, rabbit hutches, 169
    slow-feeding bowl, slow-feeding bowls, 18
    dental chew pack, dental chews, 14, dog-face
    scratching post, scratching posts, 38, cat-face
    travel carrier, travel carriers, 59
    puppy starter box, puppy starter boxes, 42, dog-face
    raincoat for dogs, dog raincoats, 39, dog-face
    bale of meadow hay, bales of meadow hay, 21
    grooming brush, grooming brushes, 19`,
  suffixes:
    'Pets, Paws, Pet Supply, Kennel, Tails, Animal Co., Companions, Whiskers, Pet Kitchen, Feathers, Aquatics, & Pup',
  traits: `
    cooks dog food in small pots and delivers it frozen
    builds cat furniture that people like to look at
    sells hay, bedding and everything else for small animals
    mixes bird seed by region and season
    tailors coats for dogs of difficult shapes
    stocks aquariums and returns questions until the water is clear
    works with vets on diets for old and delicate animals
    runs a second-hand shelf for carriers, crates and cages`,
  details: `
    The recipe names each ingredient and its share. | dog food, treats, chew
    A feeding plan by weight and age comes with the first bag. | dog food
    Covers unzip and wash at 60 degrees. | dog bed, carrier
    If your animal will not touch it, you get your money back. | dog food, treats, chew
    Deliveries can be moved by a day with one message. | dog food, litter, hay
    Leather is vegetable-tanned and softens quickly. | lead
    A vet checks the range twice a year.
    Bulky bags are carried to the door of your flat. | dog food, litter, hay`,
  conditions: `
    Prescription diets are excluded. | dog food, treats, chew
    Live animals and plants are excluded.
    Repeat deliveries can be cancelled at any time. | dog food, litter, hay
    Opened food is refunded once per household. | dog food
    Heavy items may arrive separately. | hutch, cat tree, aquarium, litter`,
  gifts: 'bag of training treats, tennis ball, engraved name tag, catnip mouse, folding travel bowl',
  occasions: 'a new puppy, muddy walks, moult season, the journey to the vet, an indoor cat',
});

export const toys = defineVocabulary({
  slug: 'toys',
  trade: 'goods',
  weight: 4,
  products: `
    wooden train set, wooden train sets, 64
    organic cotton teddy, cotton teddies, 32
    500-piece jigsaw, 500-piece jigsaws, 19, puzzle-piece
    cooperative board game, cooperative board games, 34, game-die
    marble run, marble runs, 49
    balance bike, balance bikes, 89, bicycle
    box of building blocks, building blocks, 44
    kite for beginners, beginner kites, 23
    doll's house, doll's houses, 128
    set of finger puppets, finger puppets, 18
    remote-control car, remote-control cars, 56, automobile
    modelling clay set, modelling clay sets, 16, artist-palette
    play kitchen, play kitchens, 145, cooking
    card game for the whole table, card games, 14, game-die
    junior science kit, junior science kits, 39
    rocking horse, rocking horses, 159
    puzzle for toddlers, toddler puzzles, 17, puzzle-piece
    dressing-up cape, dressing-up capes, 26`,
  suffixes:
    'Toys, Playroom, Workshop, Games, Puzzles, Nursery, Play, Toy Co., Kids, Treehouse, Carousel, Toybox',
  traits: `
    turns wooden toys from local beech
    designs board games in which nobody is knocked out
    lends out large toys and sells them when they have been loved enough
    sews soft animals that survive the washing machine
    makes jigsaws from paintings by living artists
    sells science kits that really bang, safely
    prints card games for grandparents and grandchildren
    picks three hundred toys and says no to the rest`,
  details: `
    The age on the box is honest, tested with three classes of children.
    Lost a piece? Replacements are free for life. | train, building blocks, jigsaw, marble, game, puzzle
    Paints and oils are safe for mouths. | wooden, blocks, rocking, puzzle, puppets
    A game takes half an hour and the rules one page. | board game, card game
    It needs neither batteries nor an app. | train, jigsaw, puzzle, blocks, board game, card game, marble, rocking, kitchen
    The box is sturdy enough to be kept for years. | game, jigsaw, puzzle, kit, blocks
    All seams are double-stitched and machine washable. | tedd, puppet, cape
    Gift wrap with hand-printed paper costs nothing.`,
  conditions: `
    Not suitable for children under 36 months unless stated. | jigsaw, marble, science, game, remote, clay
    Rental toys are excluded. | house, kitchen, rocking, balance bike
    Assembly by an adult is required for large toys. | house, kitchen, rocking, balance bike
    Limited to five per family.
    Gift wrap is offered while paper lasts.`,
  gifts: 'sheet of stickers, mini jigsaw, wooden spinning top, pack of cards, colouring poster',
  occasions: 'a third birthday, rainy afternoons, a christening, the long car ride, visiting cousins',
});
