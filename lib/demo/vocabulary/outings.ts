import { defineVocabulary } from './define-vocabulary';

export const travel = defineVocabulary({
  slug: 'travel',
  trade: 'travel',
  weight: 9,
  products: `
    harbour-view room, harbour-view rooms, 148, hotel
    night in a family suite, family suites, 212, hotel
    lakeside cabin for two, lakeside cabins, 135, tent
    week in a beach bungalow, beach bungalows, 740, beach-with-umbrella
    sleeper train berth, sleeper train berths, 96, bullet-train
    return ferry crossing, return ferry crossings, 88, compass
    city walking tour, city walking tours, 28, compass
    airport transfer, airport transfers, 42, automobile
    small-group hiking week, small-group hiking weeks, 890, hiking-boot
    two-night spa break, two-night spa breaks, 310, hotel
    hire car for the weekend, weekend hire cars, 119, automobile
    city card for two days, two-day city cards, 39, compass
    island-hopping pass, island-hopping passes, 165, beach-with-umbrella
    rail pass for five days, five-day rail passes, 225, bullet-train
    glamping pitch, glamping pitches, 84, tent
    campervan for a week, campervan weeks, 620, automobile
    return flight to the islands, return flights to the islands, 238
    room with breakfast, rooms with breakfast, 124, hotel`,
  suffixes:
    'Travel, Journeys, Stays, Voyages, Escapes, Hotels, Trails, Expeditions, Getaways, Rail, Cabins, Passage',
  traits: `
    plans unhurried trips by train, ferry and on foot
    books small hotels that its own staff have slept in
    rents cabins, barns and lighthouses away from the crowds
    runs hiking weeks with local guides and groups of twelve at most
    finds family rooms in cities where they are hard to find
    compares ferries and sleepers on one calm page
    lets campervans by the day, bedding and a full gas bottle included
    arranges long weekends that start and end at a railway station`,
  details: `
    Breakfast and local taxes are part of the price shown. | rooms with breakfast, room with breakfast, spa break, family suite
    You can change the date once without a fee, up to a week before arrival.
    Prices are per room and not per person, which makes a difference for families. | room, suite, cabin, bungalow, spa break
    Most addresses are within a short walk of a station. | room, suite, cabin, bungalow, spa break
    A deposit of ten percent holds the booking; the rest is due on arrival. | week, bungalow, spa break, cabin, campervan
    Spring and early autumn have the most free dates. | room, suite, cabin, bungalow, pitch, campervan, hiking
    Children under four stay free in their parents' room. | room, suite, cabin, bungalow
    Bookings are confirmed within the hour, by email.`,
  conditions: `
    Subject to availability; not valid over public holidays.
    The trip must take place within nine months of booking.
    Local city tax is payable on the spot. | room, suite, cabin, bungalow, spa break
    Cannot be used on bookings that are already confirmed.
    Not valid for groups of more than eight. | tour, ferry, hiking, pitch
    Flights and insurance are not included. | flight, week, bungalow`,
  gifts: 'bottle of local wine, late checkout, packing cube set, welcome picnic, city map and transit card',
  occasions: 'a long weekend, half-term, an early summer break, an anniversary, the first trip of the year',
});

export const sportsOutdoors = defineVocabulary({
  slug: 'sports-outdoors',
  trade: 'goods',
  weight: 6,
  products: `
    two-person tent, two-person tents, 219, tent
    pair of trail boots, trail boots, 159
    gravel bike, gravel bikes, 1290, bicycle
    three-season sleeping bag, sleeping bags, 139, tent
    yoga mat, yoga mats, 48, flexed-biceps
    set of adjustable dumbbells, adjustable dumbbells, 189, flexed-biceps
    rain jacket, rain jackets, 129, coat
    touring ski set, touring skis, 560, skis
    38-litre backpack, 38-litre backpacks, 119
    pair of running tights, running tights, 59
    bike helmet, bike helmets, 74, bicycle
    inflatable paddle board, paddle boards, 379
    pair of swim goggles, swim goggles, 24
    climbing harness, climbing harnesses, 68, compass
    head torch, head torches, 42, tent
    merino base layer, merino base layers, 64, coat
    match ball, match balls, 35, basketball
    camping stove, camping stoves, 54, tent`,
  suffixes:
    'Outfitters, Outdoors, Sports, Trails, Alpine, Cycles, Athletics, Gear, Basecamp, Equipment, Summit Co., Paddle',
  traits: `
    makes tents and sleeping bags for people who hike in the rain
    hires out skis and sells them at cost after one season
    builds gravel bikes to measure, then teaches you to mend them
    equips village clubs with balls, bibs and nets
    sews rain jackets that are repaired, not replaced
    sells used outdoor gear, graded by people who climb
    weighs every backpack itself and prints the true figure
    fits running shoes by video call`,
  details: `
    Weights are measured in-house and include the stuff sack. | tent, sleeping bag, backpack, jacket, stove
    Repairs are free for the first three years. | tent, jacket, backpack, boots, sleeping
    The waterproof rating holds after twenty washes. | jacket, tent
    You can try it at home for 30 days. | boots, yoga, dumbbell, backpack
    Bikes come nine-tenths assembled, with the last tool in the box. | gravel bike
    Each tent is pitched once before it is packed. | tent
    A size chart drawn from real customers helps you to choose. | boots, tights, jacket, base layer, helmet
    Rental gear is cleaned and checked before it is sold on. | skis, tent, paddle`,
  conditions: `
    Bikes and boats are excluded from free delivery. | bike, paddle
    Ex-rental gear is final sale. | skis, tent, paddle
    Not valid on ropes, harnesses or other safety equipment. | climbing, helmet
    Club orders have their own conditions. | ball, helmet
    Returns within 60 days, unused outdoors. | tent, boots, jacket, backpack, sleeping
    Limited to one per person.`,
  gifts: 'steel water bottle, merino headband, repair patch set, dry bag, enamel mug',
  occasions:
    'the first frost, a hut-to-hut week, marathon training, the school run by bike, a night under canvas',
});

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
