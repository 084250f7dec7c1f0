import type { FeedFormat } from '../feed';
import { admitadFormat } from '../formats/admitad';
import { awinFormat } from '../formats/awin/awin';
import { cjFormat } from '../formats/cj';
import { impactFormat } from '../formats/impact/impact';
import { rakutenFormat } from '../formats/rakuten';
import { collect, toContent } from '../testing/to-content';
import { allowPart, PartError } from './page-count';

const CJ_LINKS = '<link><link-id>1</link-id></link>'.repeat(2);
const CJ_PAGE = `<links total-matched="4" page-number="1">${CJ_LINKS}</links>`;
const COUPON = '<link><offerdescription>x</offerdescription></link>';
const AD = { CampaignId: '1' };

/** Two pages as an operator puts them into one file. */
function joinRakutenPages(raw: string): string {
  const pages = [1, 2].map((page) => `${raw}<PageNumberRequested>${page}</PageNumberRequested>${COUPON}`);
  return `<couponfeed>${pages.join('')}</couponfeed>`;
}

function read(format: FeedFormat, file: string): Promise<unknown[]> {
  return collect(format.read(toContent(file, [50])));
}

describe('a file that says it is a part', () => {
  it.each<[string, FeedFormat, string, string]>([
    [
      'Awin',
      awinFormat,
      JSON.stringify({ data: [{ promotionId: 1 }], pagination: { page: 1, total: 900 } }),
      'has 1 of 900 rows',
    ],
    [
      'Admitad',
      admitadFormat,
      JSON.stringify({ _meta: { count: 300, limit: 1 }, results: [{ campaign: {} }] }),
      'has 1 of 300 rows',
    ],
    ['Impact', impactFormat, JSON.stringify({ '@numpages': '7', Ads: [AD] }), 'is one page of 7'],
    ['Impact by rows', impactFormat, JSON.stringify({ Ads: [AD], '@total': '2' }), 'has 1 of 2 rows'],
    [
      'Impact in XML',
      impactFormat,
      '<ImpactRadiusResponse><Ads numpages="7"><Ad><CampaignId>1</CampaignId></Ad></Ads></ImpactRadiusResponse>',
      'is one page of 7',
    ],
    ['CJ', cjFormat, `<cj-api>${CJ_PAGE}</cj-api>`, 'has 2 of 4 rows'],
    ['CJ without rows', cjFormat, '<cj-api><links total-matched="4"/></cj-api>', 'has 0 of 4 rows'],
    ['Rakuten', rakutenFormat, joinRakutenPages('<TotalMatches>3</TotalMatches>'), 'has 2 of 3 rows'],
    ['Rakuten by pages', rakutenFormat, joinRakutenPages('<TotalPages>3</TotalPages>'), 'is 2 pages of 3'],
  ])('is refused with the way out: %s', async (_, format, file, part) => {
    const rows = read(format, file);
    await expect(rows).rejects.toThrow(PartError);
    await expect(rows).rejects.toThrow(`The file says that it ${part}: put all pages together in one file`);
    await expect(rows).rejects.toThrow('--delta');
  });

  it.each<[string, FeedFormat, string, number]>([
    [
      'all rows of several pages',
      awinFormat,
      JSON.stringify({ data: [{ promotionId: 1 }, { promotionId: 2 }], pagination: { page: 1, total: 2 } }),
      2,
    ],
    ['a bare list', awinFormat, JSON.stringify([{ promotionId: 1, pagination: { total: 9 } }]), 1],
    [
      'the names within a row',
      admitadFormat,
      JSON.stringify({ results: [{ campaign: {}, _meta: { count: 9 } }] }),
      1,
    ],
    ['no number', impactFormat, JSON.stringify({ '@numpages': '', '@total': null, Ads: [AD] }), 1],
    ['pages behind each other', cjFormat, `<cj-api>${CJ_PAGE}${CJ_PAGE}</cj-api>`, 4],
    ['all pages', rakutenFormat, joinRakutenPages('<TotalPages>2</TotalPages>'), 2],
  ])('is whole with %s', async (_, format, file, count) => {
    expect(await read(format, file)).toHaveLength(count);
  });

  it('is taken where a part is wanted', async () => {
    expect(await collect(allowPart(cjFormat.read(toContent(`<cj-api>${CJ_PAGE}</cj-api>`))))).toHaveLength(2);
    await expect(collect(allowPart(cjFormat.read(toContent('<cj-api>'))))).rejects.toThrow('cut off');
  });
});
