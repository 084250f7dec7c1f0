/** @jest-environment node */
import { listAdvertiserNames } from './advertiser-names';
import { pickSiteUrl } from './pick-site-url';

describe('listAdvertiserNames', () => {
  it.each([
    ['Rebtel (US)', ['Rebtel', 'Rebtel (US)']],
    ['Rebtel (Global)', ['Rebtel', 'Rebtel (Global)']],
    ['Lumera (DE/AT)', ['Lumera', 'Lumera (DE/AT)']],
    ['Tidewell Affiliate Program (US)', ['Tidewell', 'Tidewell Affiliate Program (US)']],
    ['Burleigh', ['Burleigh']],
    ['Camperdays ES', ['Camperdays ES']],
    ['Harbour (formerly Pine)', ['Harbour (formerly Pine)']],
    ['(US)', ['(US)']],
  ])('%s', (fullName, names) => {
    expect(listAdvertiserNames(fullName)).toEqual(names);
  });
});

describe('pickSiteUrl', () => {
  it.each([
    ['https://www.lumera.example/lamps?a=1', 'Lumera Lamps (US)', 'https://www.lumera.example/'],
    ['https://www.ewinracing.example/', 'E-WIN (US)', 'https://www.ewinracing.example/'],
    ['https://www.nh-hotels.example/', 'NH HOTELS', 'https://www.nh-hotels.example/'],
    ['https://redirector.example/x', 'Lumera Lamps', null],
    ['https://shop.example/', '楽天', null],
    [null, 'Lumera', null],
  ])('%s of %s', (link, name, siteUrl) => {
    expect(pickSiteUrl(link, name)).toBe(siteUrl);
  });
});
