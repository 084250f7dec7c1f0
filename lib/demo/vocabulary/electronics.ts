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
