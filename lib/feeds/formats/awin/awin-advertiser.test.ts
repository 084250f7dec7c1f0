/** @jest-environment node */
import { listAdvertiserNames } from './awin-advertiser';

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
