import { FeedError, type FeedContent } from '../../feed';
import { couponApiFormat } from '../../formats/coupon-api';
import { openImportCatalogue, type ImportCatalogue } from '../../testing/open-import-catalogue';
import { toContent } from '../../testing/to-content';
import { importFeed } from '../import-feed';
import { createThreadReader } from './thread-reader';

const NOW = new Date('2026-11-21T12:00:00Z');
const LOADING_MS = 60_000;
const HEADER =
  'offer_id,title,description,label,code,featured,source,url,deeplink,affiliate_link,cashback_link,image_url,brand_logo,type,store,merchant_home_page,categories,primary_location,start_date,end_date,status';

function formatRow(id: number, store = 'Lumera'): string {
  return `${id},${id}% off lamps,,,LAMP${id},No,,https://lumera.example/${id},,https://go.example/${id},,,,Code,${store},https://lumera.example,,,,,new`;
}

const ROWS = Array.from({ length: 9 }, (_, index) => formatRow(index + 1));

jest.setTimeout(LOADING_MS);

describe('importFeed with a reader in a thread of its own', () => {
  let catalogue: ImportCatalogue;

  beforeEach(async () => {
    catalogue = await openImportCatalogue();
  });

  afterEach(() => catalogue.close());

  function run(rows: string[], content: FeedContent = toContent([HEADER, ...rows].join('\n'), [500])) {
    return importFeed(
      catalogue.store,
      couponApiFormat,
      content,
      { now: NOW, mode: 'snapshot' },
      { windowRows: 2, readWindows: createThreadReader({ name: 'coupon-api', options: {} }) },
    );
  }

  it('imports every window, and reports rows that were left out', async () => {
    const report = await run([...ROWS, formatRow(9), formatRow(10, '')]);
    expect(report).toMatchObject({ status: 'imported', rows: 11, offers: { created: 9, skipped: 2 } });
    expect(report.skipped).toEqual([
      { row: 10, externalId: '9', reason: 'repeats the id of row 9' },
      { row: 11, externalId: '10', reason: expect.any(String) },
    ]);
    expect(await catalogue.listTitles()).toHaveLength(9);
  });

  it('keeps offers whose row was skipped', async () => {
    await run(ROWS);
    const report = await run([...ROWS.slice(0, 7), formatRow(8, '')]);
    expect(report.offers).toMatchObject({ unchanged: 7, skipped: 1, retired: 1 });
  });

  it('takes a refused import back', async () => {
    const report = await run([formatRow(1, '')]);
    expect(report).toMatchObject({ status: 'refused', refusal: 'None of its rows can be used.' });
    expect(await catalogue.store.isEmpty()).toBe(true);
  });

  it('changes nothing if the feed is broken or breaks off in the middle', async () => {
    await expect(run([...ROWS, '10,"no end'])).rejects.toThrow(FeedError);
    const error = new Error('the line is dead');
    const content = async function* (): FeedContent {
      yield* toContent([HEADER, ...ROWS].join('\n'));
      throw error;
    };
    await expect(run([], content())).rejects.toBe(error);
    expect(await catalogue.store.isEmpty()).toBe(true);
  });
});
