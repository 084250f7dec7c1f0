import { AD_DEFAULTS, AD_HEIGHT_PX, type FramedAdUnit, type GoogleAdUnit } from '../ad-unit';

const UNIT = { id: 'strip', name: 'Strip', position: 'modal', isActive: true, height: AD_HEIGHT_PX.usual };

/** A unit for tests that runs in a frame, with what a test is about put over it. */
export function buildFramedAdUnit(values: Partial<FramedAdUnit> = {}): FramedAdUnit {
  return { ...UNIT, ...AD_DEFAULTS.adsterra, adType: 'adsterra', ...values };
}

/** A unit for tests that Google's tag fills. */
export function buildGoogleAdUnit(values: Partial<GoogleAdUnit> = {}): GoogleAdUnit {
  return {
    ...UNIT,
    ...AD_DEFAULTS.adsense,
    id: 'google',
    adType: 'adsense',
    client: 'ca-pub-1234567890123456',
    slot: '9876543210',
    ...values,
  };
}
