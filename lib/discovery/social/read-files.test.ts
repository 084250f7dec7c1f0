import { CATEGORY_ICON_NAMES } from '@/lib/art';
import { buildLogoUrl } from '@/lib/art/drawings';
import { MARK_PATH, readOwnPicture } from './read-files';

test.each([MARK_PATH, buildLogoUrl('Lumera'), ...CATEGORY_ICON_NAMES.map((name) => `/icons/${name}.svg`)])(
  '%s is drawn',
  async (address) => {
    const picture = await readOwnPicture(address);
    const svg = Buffer.from(picture?.replace('data:image/svg+xml;base64,', '') ?? '', 'base64').toString();
    expect(svg).toMatch(/^<svg /);
  },
);

test.each([
  'https://cdn.shop.example/logo.png',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/icons/../../package.json',
  '/icons/no-such-icon.svg',
  '/art/logos/no-such.svg.png',
  '/art/deals/airplane-1.svg',
  '/app-icons/192.png',
  '',
])('%j is not', async (address) => {
  expect(await readOwnPicture(address)).toBeNull();
});
