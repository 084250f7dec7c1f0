import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadOfferMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferLabels } from './offer-labels';
import { SaveButton } from './save-button';
import { type TicketData, unpackTickets } from './ticket-data';
import { Tickets } from './ticket-list';
import { useNow } from './use-now';

/**
 * Brings the list of tickets in a frame to life, from the data beside it: saving, and what the time changes. Calls
 * `onReady` once it is. Returns how to leave it as it then is, for who looks at its HTML later. Rejects if the texts
 * cannot be fetched.
 */
export async function hydrateTickets(
  frame: HTMLElement,
  locale: Locale,
  onReady: () => void,
): Promise<() => void> {
  const list = frame.querySelector('ul');
  const data = frame.querySelector('script')?.textContent;
  if (!list || !data) return () => {};
  const { card } = await loadOfferMessages(locale);
  const tickets = <LiveList {...unpackTickets(JSON.parse(data))} {...{ locale, onReady }} labels={card} />;
  let root: Root | undefined;
  // In pieces: the visitor may be scrolling.
  startTransition(() => {
    // A list that an extension has changed, or that comes back after a while, is rendered again.
    root = hydrateRoot(list, tickets, { onRecoverableError: () => {} });
  });
  return () => {
    const html = list.innerHTML;
    root?.unmount();
    list.innerHTML = html;
  };
}

type LiveListProps = TicketData & { labels: OfferLabels; locale: Locale; onReady: () => void };

function LiveList({ now, onReady, ...shared }: LiveListProps) {
  useEffect(onReady, [onReady]);
  return <Tickets {...shared} now={useNow(now)} Save={SaveButton} />;
}
