/** @jest-environment node */
import { pickSiteUrl } from './raw-shop';

describe('pickSiteUrl', () => {
  it.each([
    ['https://www.lumera.example/lamps?a=1', 'Lumera Lamps (US)', 'https://www.lumera.example/'],
    ['https://www.ewinracing.example/', 'E-WIN (US)', 'https://www.ewinracing.example/'],
    ['https://www.nh-hotels.example/', 'NH HOTELS', 'https://www.nh-hotels.example/'],
    ['https://redirector.example/x', 'Lumera Lamps', undefined],
    ['https://shop.example/', '楽天', undefined],
    ['javascript:alert(lumera)', 'Lumera', undefined],
    ['lumera.example', 'Lumera', undefined],
    [undefined, 'Lumera', undefined],
  ])('%s of %s', (link, name, siteUrl) => {
    expect(pickSiteUrl(link, name)).toBe(siteUrl);
  });
});
