/** @jest-environment node */
import { FeedError } from '../feed';
import { BrokenRow } from './broken-row';
import { collect } from '../testing/to-content';
import { checkFirstRow } from './check-first-row';

function check(...rows: unknown[]): Promise<unknown[]> {
  return collect(checkFirstRow(toStream(rows), 'Awin', ['promotionId', 'Advertiser ID']));
}

async function* toStream(rows: unknown[]): AsyncIterable<unknown> {
  yield* rows;
}

describe('checkFirstRow', () => {
  it.each([
    ['nothing', []],
    ['a known field', [{ promotionId: 1 }, { other: 2 }]],
    ['a known field in another spelling', [{ advertiser_id: 1 }]],
    ['rows that are none before', [7, null, ['x'], new BrokenRow('too short'), { promotionid: 1 }]],
    ['only rows that were broken on the way', [new BrokenRow('too short')]],
  ])('lets through %s', async (_, rows) => {
    expect(await check(...rows)).toEqual(rows);
  });

  it.each([
    [
      [{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }],
      'its first row has none of promotionId, Advertiser ID; it has a, b, c, d, e.',
    ],
    [[{}], 'its first row has none of promotionId, Advertiser ID; it has nothing.'],
    [['text', 7], 'its rows have no fields.'],
  ])('refuses %j', async (rows, message) => {
    await expect(check(...rows)).rejects.toEqual(new FeedError(`This is no Awin feed: ${message}`));
  });
});
