import { defineVocabulary } from './define-vocabulary';

export const ticketsEvents = defineVocabulary({
  slug: 'tickets-events',
  trade: 'tickets',
  weight: 3,
  products: `
    open-air concert ticket, open-air concert tickets, 48, musical-notes
    stand-up comedy seat, stand-up comedy seats, 24, performing-arts
    theatre matinée seat, theatre matinée seats, 36, performing-arts
    museum day pass, museum day passes, 18
    weekend festival pass, festival passes, 135, musical-notes
    zoo family ticket, zoo family tickets, 62, paw-prints
    cinema voucher pair, cinema vouchers, 19, television
    escape room for four, escape rooms, 96, puzzle-piece
    river cruise with dinner, river dinner cruises, 74, compass
    climbing hall day, climbing hall days, 16, hiking-boot
    ballet evening seat, ballet evening seats, 58, performing-arts
    food market tasting pass, tasting passes, 28, fork-and-knife-with-plate
    theme park day ticket, theme park tickets, 52
    planetarium show, planetarium shows, 14
    football season opener ticket, season opener tickets, 34, basketball
    wine tasting for two, wine tastings for two, 66, wine-glass
    ice rink session, ice rink sessions, 12, skis
    botanical garden year card, botanical garden year cards, 45, potted-plant`,
  suffixes:
    'Tickets, Events, Live, Theatre, Festivals, Stage, Box Office, Cinemas, Tours, Arena, Playhouse, Evenings',
  traits: `
    sells the last seats of the evening at a fair price
    bundles museums, gardens and towers into one city pass
    runs a small theatre and its open-air summer stage
    designs escape rooms in cellars and church towers
    lists concerts by distance from your door
    organises tastings with the people who make the wine
    keeps a cinema with two screens and good coffee
    brings festivals to towns that never had one`,
  details: `
    Tickets come by email and work on the phone or on paper.
    The price you see includes the booking fee.
    Seats are chosen on a plan with a photo of the view. | concert, comedy, theatre, ballet
    Can be passed on to friends, without a fee. | ticket, seat, pass
    Wheelchair places are booked on the same page. | concert, comedy, theatre, ballet, planetarium, festival
    Doors open an hour before the start. | concert, comedy, theatre, ballet
    If the weather turns, the ticket is valid for the next date. | open-air, botanical, zoo, theme park, river, festival
    Children under six come in free. | zoo, museum, botanical, planetarium`,
  conditions: `
    Tickets cannot be refunded unless the event is cancelled.
    Subject to availability on the chosen date.
    Not valid on Saturdays in December. | escape, ice rink, theme, climbing
    Proof of age may be asked for at the door. | wine, festival, concert
    Up to six tickets per booking.`,
  gifts: 'programme booklet, drink at the bar, cloakroom voucher, poster of the season, backstage tour',
  occasions: 'a rainy Sunday, a first date, a school outing, a birthday surprise, a visit from family',
});
