import { render } from '@testing-library/react';
import { buildBrandCard, buildOfferCard, buildSiteCard } from '@/lib/discovery/social/build-cards';
import type { SocialCard } from '@/lib/discovery/social';
import { buildBrand, buildCoupon } from '@/lib/testing/build-offer';
import { SocialPicture } from './social-picture';

const CONTEXT = { locale: 'en', siteName: 'Clipmint' } as const;
const NOW = new Date('2026-11-21T12:00:00Z');
const PICTURE = 'data:image/svg+xml;base64,';

function read(card: SocialCard, picture: string | null = null): string {
  return render(<SocialPicture card={card} mark={PICTURE} picture={picture} />).container.textContent;
}

describe('SocialPicture', () => {
  it('shows the discount, the brand, the title and the end of an offer, and whose picture it is', () => {
    const coupon = buildCoupon({ discount: 'Up to 20% off', endDate: '2027-01-12' });
    expect(read(buildOfferCard(CONTEXT, coupon, buildBrand(), NOW))).toBe(
      'Up to20%offLumeraA fifth off all lampsEnds 12 Jan 2027Clipmint',
    );
  });

  it('shows a discount in words', () => {
    const coupon = buildCoupon({ discount: 'Free delivery' });
    expect(read(buildOfferCard(CONTEXT, coupon, buildBrand(), NOW))).toMatch(/^Free deliveryLumera/);
  });

  it('shows a letter where a brand has no logo of ours', () => {
    const card = buildBrandCard(CONTEXT, buildBrand({ name: 'élan' }));
    expect(read(card)).toBe('Éélan2 coupons · 1 dealClipmint');
    expect(read(card, PICTURE)).toBe('élan2 coupons · 1 dealClipmint');
  });

  it('does not sign the picture of the site itself, whose name it shows', () => {
    const card = buildSiteCard(CONTEXT, 'Save', { coupons: 2, deals: 1 });
    expect(read(card, PICTURE)).toBe('ClipmintSave2 coupons · 1 deal');
  });
});
