import { defineVocabulary } from './define-vocabulary';

export const giftsFlowers = defineVocabulary({
  slug: 'gifts-flowers',
  trade: 'goods',
  weight: 4,
  products: `
    seasonal bouquet, seasonal bouquets, 39
    box of letterbox flowers, letterbox flowers, 27
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
    dries its own flowers and ties them into wreaths
    engraves small, useful presents while you wait
    delivers roses on the day and at the hour that matter
    prints your photographs on calendars, mugs and tins
    remembers birthdays for you and asks before it sends`,
  details: `
    Flowers come in bud and open over a week. | bouquet, letterbox flowers, roses, tulip
    A handwritten card is free, up to forty words.
    Order before 2 p.m. and it goes out today. | bouquet, flowers, hamper, orchid
    Fresh for seven days, or it is sent again. | bouquet, letterbox flowers, roses, tulip
    The vase is not included, but the flower food is. | bouquet, roses, tulip
    You will get a photograph before it leaves the shop. | bouquet, centrepiece, hamper, wreath
    Delivery on Sundays is possible in larger cities. | bouquet, flowers, roses, tulip
    All wrapping is paper, ribbon and wax.`,
  conditions: `
    Delivery dates around Mother's Day sell out early. | bouquet, flowers, roses, tulip
    Alcohol is delivered to adults only. | wine, hamper
    Stems may vary with the season. | bouquet, letterbox flowers, roses, tulip
    Personalised gifts cannot be returned. | personalised, engraved, photo
    Delivery is not included unless stated.`,
  gifts: 'handwritten card, glass vase, box of truffles, silk ribbon, packet of seeds',
  occasions: 'a birthday, a thank-you, new neighbours, a wedding, no reason at all',
});
