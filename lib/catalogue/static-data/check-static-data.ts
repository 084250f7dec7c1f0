import { describeInLine } from '@/lib/server/describe-in-line';
import type { StaticData } from './build-static-data';
import { readHomeFile } from './home-file';
import { LIST_READERS } from './list-files';
import { STATIC_DATA_NAMES } from './places';

const READERS = { 'home-page': readHomeFile, ...LIST_READERS };

/** Reads what goes into the pre-built files as the site will read them. Throws Error, naming the file, where it cannot. */
export function checkStaticData(data: StaticData): void {
  for (const name of STATIC_DATA_NAMES) {
    try {
      READERS[name](JSON.parse(JSON.stringify(data[name])));
    } catch (cause) {
      throw new Error(`The site could not read ${name}.json: ${describeInLine(cause)}.`, { cause });
    }
  }
}
