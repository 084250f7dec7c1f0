import { defineVocabulary } from './define-vocabulary';

export const gaming = defineVocabulary({
  slug: 'gaming',
  trade: 'goods',
  weight: 3,
  products: `
    wireless controller, wireless controllers, 59
    gaming headset, gaming headsets, 89, headphone
    27-inch 144 Hz monitor, 144 Hz monitors, 279, television
    handheld console, handheld consoles, 299
    party card game, party card games, 24, game-die
    role-playing starter set, role-playing starter sets, 32, game-die
    gaming chair, gaming chairs, 229
    mechanical gaming keyboard, gaming keyboards, 119, laptop
    lightweight gaming mouse, gaming mice, 64
    strategy board game, strategy board games, 54, game-die
    racing wheel, racing wheels, 249
    arcade cabinet, arcade cabinets, 680
    set of metal dice, metal dice, 28, game-die
    gaming desk pad, gaming desk pads, 29
    miniature paint set, miniature paint sets, 38, artist-palette
    streaming microphone, streaming microphones, 99, headphone
    retro cartridge, retro cartridges, 42
    display case for figures, display cases, 49`,
  suffixes: 'Games, Arcade, Gaming, Play, Pixel, Quest, Dice, Guild, Console Co., Level, Joypad, Tabletop',
  traits: `
    sells indie games without copy protection
    cleans and restores consoles from before you were born
    makes controllers whose sticks do not drift
    runs a game café and posts its favourites
    casts dice in brass, resin and stone
    builds small, silent gaming PCs
    publishes strategy games for two
    rents board games by the weekend`,
  details: `
    Spare parts are listed under each product. | controller, headset, chair, keyboard, mouse, wheel
    Restored consoles carry a one-year guarantee. | retro, handheld
    The sticks use magnetic sensors and can be replaced. | controller
    It plays well with two and at its best with four. | board game, card game, role-playing
    It is packed in cardboard, without foam. | monitor, chair, cabinet, wheel, keyboard, headset
    Rules are on the page, so you can read before you buy. | board game, card game, role-playing
    Works on all common systems. | controller, headset, keyboard, mouse, microphone
    Limited runs are numbered. | dice, cabinet, cartridge`,
  conditions: `
    Opened card and board games cannot be returned. | role-playing, strategy, dice
    Region locks apply where stated. | cartridge, console
    Pre-orders are charged on release.
    One use per account.
    Collectors' editions are excluded.`,
  gifts: 'enamel pin, dice bag, mystery game key, cloth play mat, thumb-grip set',
  occasions: 'game night, a long weekend in, a first console, the local tournament, couch co-op',
});
