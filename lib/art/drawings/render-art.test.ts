import { CATEGORY_ICON_NAMES } from '../category-icon';
import { buildBannerUrl, buildDealPictureUrl, buildLogoUrl, renderArt } from '.';

const MOST_BYTES = 8_192;

function draw(url: string): string {
  const [, , kind = '', file = ''] = url.split('/');
  const art = renderArt(kind, file);
  if (!art) throw new Error(`No picture at ${url}`);
  return art.svg;
}

describe('renderArt', () => {
  it.each([
    ['a logo', buildLogoUrl('Harbour & Pine'), /^\/art\/logos\/hp-/, 'viewBox="0 0 160 160"'],
    [
      'a deal',
      buildDealPictureUrl('airplane', 'deal-1'),
      /^\/art\/deals\/airplane-/,
      'viewBox="0 0 640 480"',
    ],
    ['an article', buildBannerUrl('books', 'x'), /^\/art\/articles\/books-/, 'viewBox="0 0 1120 490"'],
  ])('draws %s from its address, the same each time', (_kind, url, address, viewBox) => {
    expect(url).toMatch(address);
    expect(draw(url)).toContain(viewBox);
    expect(draw(url)).toBe(draw(url));
  });

  it.each([
    ['Señor Hilo', 'sh'],
    ['No. 47 Goods', 'g'],
    ['1848', '1'],
    ['Ø', 'x'],
    ['دار الياسمين', 'x'],
    ['The Patient Heron', 'ph'],
  ])('spells the logo of %s with %s', (name, letters) => {
    expect(buildLogoUrl(name)).toMatch(new RegExp(`^/art/logos/${letters}-[a-z0-9]+\\.svg$`));
    expect(draw(buildLogoUrl(name))).toContain('</svg>');
  });

  it.each(CATEGORY_ICON_NAMES)('draws every layout of %s as a small, well-formed SVG', (icon) => {
    for (let seed = 0; seed < 24; seed += 1) {
      const svg = draw(buildDealPictureUrl(icon, `seed ${seed}`));
      expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
      expect(svg).not.toMatch(/NaN|undefined|href="http/);
      expect(countTags(svg)).toBe(0);
    }
  });

  it('draws every logo without a hole in its numbers', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const svg = draw(`/art/logos/q${seed % 10}-${seed.toString(36)}.svg`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(countTags(svg)).toBe(0);
    }
  });

  it.each([
    ['an unknown kind', 'photos', 'airplane-1.svg'],
    ['an unknown icon', 'deals', 'no-such-1.svg'],
    ['a name of object properties', 'deals', '__proto__-1.svg'],
    ['a constructor', 'deals', 'constructor-1.svg'],
    ['no seed', 'deals', 'airplane.svg'],
    ['three letters', 'logos', 'abc-1.svg'],
    ['another extension', 'logos', 'ab-1.png'],
    ['markup', 'logos', '<script>-1.svg'],
    ['a path', 'deals', '../../package-1.svg'],
    ['nothing', '', ''],
    ['a very long name', 'deals', `${'a'.repeat(5_000)}-1.svg`],
  ])('returns null for %s', (_case, kind, file) => {
    expect(renderArt(kind, file)).toBeNull();
  });
});

/** Opening tags less closing ones. */
function countTags(svg: string): number {
  const opening = svg.match(/<[a-z]+(?:[^>"]|"[^"]*")*(?<!\/)>/gi)?.length ?? 0;
  return opening - (svg.match(/<\//g)?.length ?? 0);
}
