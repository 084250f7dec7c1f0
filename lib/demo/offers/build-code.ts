import { pickOne, type Random } from '@/lib/art/random';
import { fillTemplate, type Facts } from '../wording/fill-template';

const SHORTEST_CODE = 4;
const LONGEST_CODE = 20;
const MARK_LENGTH = 6;
const LOWER_CASE_SHARE = 0.05;

/** Takes code templates, the offer's facts and its brand's unique name, and answers a code of 4 to 20 characters. */
export function buildCode(
  random: Random,
  templates: readonly string[],
  facts: Facts,
  uniqueName: string,
): string {
  const code = fillTemplate(pickOne(random, templates), { ...facts, mark: buildMark(uniqueName) })
    .replace(/\./g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE)
    .replace(/-$/, '');
  const full = code.length < SHORTEST_CODE ? `${code}${facts.digits}0`.slice(0, SHORTEST_CODE) : code;
  return random() < LOWER_CASE_SHARE ? full.toLowerCase() : full;
}

/** The longest word of the name, cut short: "harbour-pine" → "HARBOU". */
function buildMark(uniqueName: string): string {
  const words = uniqueName.split('-').toSorted((a, b) => b.length - a.length);
  return (words[0] ?? uniqueName).slice(0, MARK_LENGTH).toUpperCase();
}
