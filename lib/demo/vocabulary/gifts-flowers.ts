import { defineVocabulary } from './define-vocabulary';

export const giftsFlowers = defineVocabulary({
  slug: 'gifts-flowers',
  name: 'Gifts & Flowers',
  icon: 'bouquet',
  trade: 'goods',
  weight: 4,
  products: `
    seasonal bouquet, seasonal bouquets, 39
    letterbox flowers, letterbox flowers, 27
    dozen long-stemmed roses, long-stemmed roses, 54
    orchid in a pot, potted orchids, 36, potted-plant
    birthday hamper, birthday hampers, 62, wrapped-gift
    box of pralines, boxes of pralines, 24, wrapped-gift
    dried flower wreath, dried flower wreaths, 48
    flower subscription, flower subscriptions, 34
    personalised mug, personalised mugs, 16, hot-beverage
    photo calendar, photo calendars, 22, camera
    scented candle set, scented candle sets, 42, candle
    engraved keyring, engraved keyrings, 19, wrapped-gift
    thank-you card set, thank-you cards, 14, fountain-pen
    bottle of sparkling wine in a box, sparkling wine boxes, 32, wine-glass
    balloon bouquet, balloon bouquets, 26, wrapped-gift
    tulip bunch, tulip bunches, 18
    terrarium kit, terrarium kits, 45, potted-plant
    wedding centrepiece, wedding centrepieces, 58`,
  suffixes:
    'Flowers, Florist, Blooms, Gifts, Bouquets, Hampers, Petals, Stems, Parcels, Bloemen, Blumen, & Ribbon',
  traits: `
    ties bouquets from whatever local growers cut that morning
    sends flowers flat, in a box that fits the letterbox
    packs hampers with things people finish
    dries its own flowers in an old hop loft
    engraves small, useful presents while you wait
    delivers roses on the day and at the hour that matter
    prints your photographs on calendars, mugs and tins
    remembers birthdays for you and asks before it sends`,
  details: `
    Flowers come in bud and open over a week.
    A handwritten card is free, up to forty words.
    Order before 2 p.m. and it goes out today.
    Fresh for seven days, or it is sent again.
    The vase is not included, but the flower food is.
    You will get a photograph before it leaves the shop.
    Delivery on Sundays is possible in larger cities.
    All wrapping is paper, ribbon and wax.`,
  conditions: `
    Delivery dates around Mother's Day sell out early.
    Alcohol is delivered to adults only.
    Stems may vary with the season.
    Personalised gifts cannot be returned.
    Delivery is not included unless stated.`,
  gifts: 'handwritten card, glass vase, box of truffles, silk ribbon, packet of seeds',
  occasions: 'a birthday, a thank-you, new neighbours, a wedding, no reason at all',
});
