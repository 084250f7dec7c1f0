import { defineVocabulary } from './define-vocabulary';

export const gaming = defineVocabulary({
  slug: 'gaming',
  name: 'Gaming',
  icon: 'video-game',
  trade: 'goods',
  weight: 3,
  products: `
    wireless controller, wireless controllers, 59
    gaming headset, gaming headsets, 89, headphone
    27-inch 144 Hz monitor, 144 Hz monitors, 279, television
    handheld console, handheld consoles, 299
    indie game bundle, indie game bundles, 24
    role-playing starter set, role-playing starter sets, 32, game-die
    gaming chair, gaming chairs, 229
    mechanical gaming keyboard, gaming keyboards, 119, laptop
    lightweight gaming mouse, gaming mice, 64
    strategy board game, strategy board games, 54, game-die
    racing wheel, racing wheels, 249
    arcade cabinet, arcade cabinets, 680
    set of metal dice, metal dice, 28, game-die
    season pass, season passes, 35
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
    Keys arrive by email within minutes.
    Restored consoles carry a one-year guarantee.
    The sticks use magnetic sensors and can be replaced.
    It plays well with two and at its best with four.
    Each bundle supports a charity that you choose.
    Rules are on the page, so you can read before you buy.
    Works on all common systems.
    Limited runs are numbered.`,
  conditions: `
    Digital keys cannot be returned once shown.
    Region locks apply where stated.
    Pre-orders are charged on release.
    One bundle per account.
    Collectors' editions are excluded.`,
  gifts: 'enamel pin, dice bag, mystery game key, cloth play mat, thumb-grip set',
  occasions: 'game night, a long weekend in, a first console, the local tournament, couch co-op',
});
