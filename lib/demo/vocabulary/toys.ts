import { defineVocabulary } from './define-vocabulary';

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
