import { RowError } from '../feed';

/** "2030-03-01 00:00 PST", as the older XML writes it. */
const WITH_ZONE_NAME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(:\d{2})? ([A-Z]{1,5})$/i;

const OFFSETS: ReadonlyMap<string, string> = new Map([
  ['UTC', 'Z'],
  ['GMT', 'Z'],
  ['Z', 'Z'],
  ['BST', '+01:00'],
  ['CET', '+01:00'],
  ['CEST', '+02:00'],
  ['EDT', '-04:00'],
  ['EST', '-05:00'],
  ['CDT', '-05:00'],
  ['CST', '-06:00'],
  ['MDT', '-06:00'],
  ['MST', '-07:00'],
  ['PDT', '-07:00'],
  ['PST', '-08:00'],
]);

/** A date of FMTC as ISO 8601; dates with an offset stay as they are. Throws RowError on a zone nobody knows. */
export function fromFmtcDate(text: string | undefined, field: string): string | undefined {
  const [, day, time, seconds = ':00', zone] = WITH_ZONE_NAME.exec(text ?? '') ?? [];
  if (zone === undefined) return text;
  const offset = OFFSETS.get(zone.toUpperCase());
  if (offset === undefined) throw new RowError(`${field} "${text}" has a time zone that is not known`);
  return `${day}T${time}${seconds}${offset}`;
}
