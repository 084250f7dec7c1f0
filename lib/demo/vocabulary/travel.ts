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
