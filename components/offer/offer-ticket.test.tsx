import { render, screen } from '@testing-library/react';
import type { Brand, Offer } from '@/lib/catalogue/types';
import { messages } from '@/lib/i18n/messages/en';
import { buildBrand, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { OfferPanel } from './offer-ticket';

const now = new Date('2026-11-20T12:00:00Z');

function renderPanel(offer: Offer, brand: Brand = buildBrand()) {
  render(
    <OfferPanel
      locale="en"
      texts={messages.offer}
      offer={offer}
      brand={brand}
      now={now}
      siteUrl="https://coupons.example"
    />,
  );
}

test('a coupon is complete: title, discount, end, whole code, terms, description, regions', () => {
  renderPanel(buildCoupon({ endDate: '2026-11-20', terms: 'Once only.', regions: ['GB'], exclusive: true }));
  expect(screen.getByRole('region', { name: 'A fifth off all lamps' })).toBeVisible();
  for (const text of ['20%', 'Ends today', 'SUMMER20', 'Once only.', 'For the whole house.', 'Exclusive']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('Valid in United Kingdom.')).toBeVisible();
});

test('the shop opens in a new tab that knows nothing of this page', () => {
  renderPanel(buildCoupon({ trackingUrl: 'https://track.example/1' }));
  const link = screen.getByRole('link', { name: 'Go to Lumera (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://track.example/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test('a link that cannot be trusted is no link', () => {
  renderPanel(buildCoupon({ trackingUrl: 'javascript:alert(1)' }), buildBrand({ trackingUrl: null }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a coupon without a code says that none is needed', () => {
  renderPanel(buildCoupon({ code: '  ' }));
  expect(screen.getByText('NO CODE')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Copy code/ })).not.toBeInTheDocument();
});

test('says for how many the code worked, where enough have said so, and not of one that has expired', () => {
  const votes = { worked: 7, total: 9 };
  renderPanel(buildCoupon({ votes }));
  expect(screen.getByText('Worked for 7 of 9 in the last month')).toBeVisible();
  renderPanel(buildCoupon({ votes, endDate: '2026-01-01' }));
  renderPanel(buildCoupon());
  expect(screen.getAllByText(/^Worked for/)).toHaveLength(1);
});

test('an expired coupon says so and still shows its code', () => {
  renderPanel(buildCoupon({ endDate: '2026-10-01' }));
  expect(screen.getByText('This offer has expired. The shop may no longer accept it.')).toBeVisible();
  expect(screen.getByText('Ended 1 Oct')).toBeVisible();
  expect(screen.getByText('SUMMER20')).toBeVisible();
});

test.each([
  ['hidden', null, 'We have withdrawn this offer. The shop may no longer accept it.'],
  ['retired', '2026-12-31', /^This offer is no longer on the list that we get from the shop\./],
  ['retired', '2026-10-01', 'This offer has expired. The shop may no longer accept it.'],
] as const)('an offer that was %s, with the end %j, says what became of it', (withdrawn, endDate, notice) => {
  renderPanel(buildCoupon({ withdrawn, endDate, votes: { worked: 7, total: 9 } }));
  const panel = screen.getByRole('region', { name: 'A fifth off all lamps' });
  expect(screen.getByText(notice)).toBeVisible();
  const isExpired = endDate === '2026-10-01';
  expect(screen.getByText(isExpired ? 'Expired' : 'No longer available')).toBeVisible();
  expect(panel.querySelectorAll('time')).toHaveLength(isExpired ? 1 : 0);
  expect(screen.queryByText(/^Ends|^Worked|^No end date|left$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save|^Share/ })).not.toBeInTheDocument();
});

test('the button that copies is named after the offer', () => {
  renderPanel(buildCoupon());
  expect(screen.getByRole('button', { name: 'Copy code of A fifth off all lamps' })).toBeVisible();
});

test('a code is there letter by letter, dashes too', () => {
  renderPanel(buildCoupon({ code: 'SAVE-20' }));
  expect(screen.getByText('Code: S A V E dash 2 0')).toBeInTheDocument();
});

test('an offer of a brand that nobody knows still leads to its shop', () => {
  const offer = buildCoupon({ trackingUrl: 'https://track.example/1' });
  render(
    <OfferPanel
      locale="en"
      texts={messages.offer}
      offer={offer}
      brand={null}
      now={now}
      siteUrl="https://coupons.example"
    />,
  );
  expect(screen.getByRole('link', { name: 'Go to the shop (opens in a new tab)' })).toBeVisible();
});

test('a deal has no code and leads to its site', () => {
  renderPanel(buildDeal({ discount: null, siteUrl: 'https://site.example/linen' }));
  expect(screen.getByText('NEW')).toBeVisible();
  expect(screen.queryByText('NO CODE')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Go to Lumera/ })).toHaveAttribute(
    'href',
    'https://site.example/linen',
  );
});

test('what is shared and printed is the address of the offer itself, with its last day', () => {
  renderPanel(buildCoupon({ endDate: '2026-11-22' }));
  expect(screen.getByRole('button', { name: 'Share A fifth off all lamps' })).toBeVisible();
  expect(screen.getByText('Last day:').parentElement).toHaveTextContent('Last day: 22 Nov 2026');
  expect(screen.getByText('Address:').parentElement).toHaveTextContent(
    'Address: https://coupons.example/brands/lumera?coupon=1',
  );
});

test('an expired offer is not shared, and says on paper when it ended', () => {
  renderPanel(buildCoupon({ endDate: '2026-10-01' }));
  expect(screen.queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
  expect(screen.getByText('Last day:').parentElement).toHaveTextContent('Last day: 1 Oct 2026');
});
