import { pickInteger, pickOne, type Random } from '../random';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import { fillTemplate } from '../wording/fill-template';

const OPENINGS = [
  '{name} {trait}.',
  '{name} {trait}.',
  '{name} {trait}.',
  'Since {year}, {name} has kept to one idea: it {trait}.',
  'Founded in {year}, {name} {trait}.',
  'From a former {place}, {name} {trait}.',
  '{name} is a family firm that {trait}.',
  '{name} began at a market stall in {year}; today it {trait}.',
  'With a team of {team}, {name} {trait}.',
  '{name} is small, independent and stubborn: it {trait}.',
];

const CLOSINGS = [
  'Start with the {many}.',
  'Its {many} are what most people come for.',
  'The {many} and {many2} sell out first.',
  'Look out for {many} in spring and {many2} in autumn.',
  'The range is small: {many}, {many2} and little else.',
  'Prices are fair all year, and the sales are worth waiting for.',
  'Questions are answered by people, usually within the day.',
  'It closes on Mondays, even online.',
  'One percent of its sales goes to a local school.',
  'Most customers come on recommendation.',
  'It publishes what it pays its makers.',
  'The newsletter is short, and comes four times a year.',
  'Parcels leave on the day of the order.',
  'You may ring the bell at its one shop, too.',
  'It has never had a loyalty card and does not miss it.',
  'Offers are rare and therefore worth a look.',
];

const PLACES = [
  'chapel',
  'boathouse',
  'post office',
  'dairy',
  'printing house',
  'fire station',
  'railway depot',
  'mill',
  'school',
];

/** Takes a shop's name and category and answers two or three sentences about it. */
export function describeBrand(random: Random, name: string, vocabulary: Vocabulary): string {
  const first = pickOne(random, vocabulary.products);
  const second = pickOne(
    random,
    vocabulary.products.filter((product) => product !== first),
  );
  const facts = {
    name,
    trait: pickOne(random, vocabulary.traits),
    year: String(pickInteger(random, 1948, 2022)),
    place: pickOne(random, PLACES),
    team: pickOne(random, ['four', 'six', 'nine', 'eleven', 'fourteen', 'twenty', 'thirty']),
    many: first.many,
    many2: second.many,
  };
  const closings = new Set([pickOne(random, CLOSINGS), pickOne(random, CLOSINGS)]);
  const closing = [...closings].slice(0, pickInteger(random, 0, 2));
  return [pickOne(random, OPENINGS), ...closing].map((sentence) => fillTemplate(sentence, facts)).join(' ');
}
