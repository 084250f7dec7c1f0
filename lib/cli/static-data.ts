import { STATIC_DATA_FOLDER, STATIC_DATA_STORAGE } from '@/lib/catalogue/static-data/places';
import { getSettings } from '@/lib/config';
import { loadEnv } from './load-env';
import { readLive } from './read-live';
import { runCommand } from './run-command';
import { runStaticData } from './static-data-command';

loadEnv();
await runCommand(async () =>
  runStaticData(process.argv.slice(2), getSettings(), {
    readLive,
    places: { folder: STATIC_DATA_FOLDER, storage: STATIC_DATA_STORAGE },
    now: new Date(),
    print: console.log,
  }),
);
