import { defineVocabulary } from './define-vocabulary';

export const electronics = defineVocabulary({
  slug: 'electronics',
  trade: 'goods',
  weight: 6,
  products: `
    pair of wireless headphones, wireless headphones, 149, headphone
    13-inch laptop, 13-inch laptops, 899
    pair of noise-cancelling earbuds, noise-cancelling earbuds, 119, headphone
    portable speaker, portable speakers, 79, headphone
    4K monitor, 4K monitors, 329, television
    mechanical keyboard, mechanical keyboards, 99
    action camera, action cameras, 229, camera
    mirrorless camera, mirrorless cameras, 780, camera
    power bank, power banks, 39, mobile-phone
    refurbished phone, refurbished phones, 289, mobile-phone
    fitness tracker, fitness trackers, 89, watch
    e-ink reader, e-ink readers, 139, mobile-phone
    USB-C dock, USB-C docks, 119
    robot vacuum, robot vacuums, 319, broom
    mesh Wi-Fi kit, mesh Wi-Fi kits, 179
    soundbar, soundbars, 219, television
    65 W travel charger, travel chargers, 45, mobile-phone
    DAB kitchen radio, kitchen radios, 69, headphone`,
  suffixes:
    'Electronics, Audio, Devices, Labs, Tech, Circuits, Digital, Instruments, Systems, Optics, Volt, Wired',
  traits: `
    tests every refurbished laptop for two days before it is sold
    builds speakers out of reclaimed oak
    sells chargers and cables with a ten-year guarantee
    keeps to one good model in each class and explains the choice
    repairs what it sells, and publishes the price of every spare part
    makes headphones with pads and batteries that you can replace
    buys back old phones and gives them a second life
    fits out home offices, from the dock to the desk lamp`,
  details: `
    A two-year guarantee is included.
    The box holds the cable as well, which is rarer than it should be. | headphones, earbuds, speaker, camera, phone, tracker, reader
    Orders before 4 p.m. leave the warehouse the same day.
    Spare batteries and pads are sold separately. | headphones, earbuds, camera
    Firmware updates are promised for five years. | laptop, phone, tracker, reader, vacuum, wi-fi, camera
    An independent lab's noise measurements are printed on the page. | headphones, earbuds, vacuum
    Old devices can be sent back in the same box for recycling. | laptop, phone, reader, tracker
    Works with all common systems without an account. | headphones, earbuds, speaker, keyboard, dock, monitor`,
  conditions: `
    Limited to two units per household.
    Not valid on pre-orders or trade-ins.
    Cannot be combined with education pricing. | laptop, tablet, reader
    While stock lasts.
    Refurbished grades A and B only. | refurbished
    Opened earbuds cannot be returned for hygiene reasons. | earbuds`,
  gifts: 'braided USB-C cable, screen-cleaning kit, felt laptop sleeve, cable organiser, travel adapter',
  occasions: 'the home office, a long flight, the first term, movie nights, working on the road',
});

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

export const software = defineVocabulary({
  slug: 'software',
  trade: 'digital',
  weight: 5,
  products: `
    password manager for families, family password managers, 48, locked
    photo editing suite, photo editing suites, 89, camera
    cloud backup plan, cloud backup plans, 60, cloud
    invoicing app, invoicing apps, 96, briefcase
    VPN subscription, VPN subscriptions, 54, locked
    website builder, website builders, 120, cloud
    note-taking app, note-taking apps, 36
    screen recorder, screen recorders, 45
    project planner for teams, project planners, 144, briefcase
    antivirus licence, antivirus licences, 39, locked
    video editor, video editors, 110, television
    writing assistant, writing assistants, 72, fountain-pen
    PDF toolkit, PDF toolkits, 59
    web hosting plan, web hosting plans, 78, cloud
    ad-free email account, ad-free email accounts, 42
    time tracker, time trackers, 66, watch
    music notation program, music notation programs, 99, musical-notes
    3D modelling program, 3D modelling programs, 180`,
  suffixes: 'Software, Apps, Cloud, Systems, Works, Labs, Suite, Desk, Hosting, Code, Security, Studio',
  traits: `
    writes calm software for people who bill by the hour
    hosts small websites on servers that run on hydropower
    makes one photo editor, and nothing else
    keeps passwords in a vault that even its staff cannot open
    builds planning tools for teams of two to twenty
    sells licences you own, with updates if you want them
    answers support mail in person, within a day
    turns paper receipts into tidy books`,
  details: `
    Your data can be exported in open formats at any time. | note-taking, invoicing, planner, tracker, email, manager, website, backup
    One licence covers three of your devices. | manager, suite, app, antivirus, editor, toolkit, recorder, tracker
    It works offline and syncs when there is a network. | note-taking, invoicing, tracker, editor, planner, manager
    No card is needed to try it. | free trial, free of charge
    Updates for the first year are part of the price. | suite, editor, recorder, toolkit, program, antivirus
    Servers and support are in the same time zone as you. | backup, hosting, website builder, email
    Moving over from another program takes one import. | invoicing, note-taking, manager, email, planner, website builder
    The interface can be used entirely from the keyboard. | editor, note-taking, planner, tracker, suite, toolkit`,
  conditions: `
    Applies to the first billing period; renewals are at the full price.
    One licence per customer at this price.
    Not valid for resellers or team plans above 50 seats. | planner, manager, hosting, email
    Monthly plans are excluded.
    Cannot be combined with education or charity pricing.
    Cancel at least one day before renewal.`,
  gifts: 'extra device licence, template pack, year of priority support, setup call, 50 GB storage upgrade',
  occasions: 'tax season, a first website, the family photo archive, freelance work, a small team',
});
