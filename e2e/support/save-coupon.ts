import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';
import type { ListedCoupon } from './catalogue';
import { goToCoupon } from './open-offer';

const t = getTranslator('en');

type TicketOfCoupon = { coupon: ListedCoupon; ticket: Locator; save: Locator };

/** The list of coupons, ready, with the ticket of the first that has a code and its button to save it. */
export async function goToTicket(page: Page, request: APIRequestContext): Promise<TicketOfCoupon> {
  const { coupon, link } = await goToCoupon(page, request);
  const ticket = page.getByRole('article').filter({ has: link });
  return { coupon, ticket, save: ticket.getByRole('button') };
}

/** Saves the first coupon that has a code from its ticket, and waits until its code is stored. */
export async function saveCoupon(page: Page, request: APIRequestContext): Promise<ListedCoupon> {
  const { coupon, ticket, save } = await goToTicket(page, request);
  await save.click();
  await expect(ticket.getByRole('status')).toHaveText(t('offer.card.save.complete'));
  return coupon;
}

/** The part of the page of saved offers that lists them. */
export function getSavedOffers(page: Page): Locator {
  return page.getByRole('region', { name: t('saved.offers.title'), exact: true });
}
