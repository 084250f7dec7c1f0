import { useEffect, useEffectEvent } from 'react';
import { type OfferAddress, parseOfferHref } from '@/lib/url/parse-offer-href';
import { isPlainClick } from '@/components/ui/is-plain-click';

export type OfferLink = { link: HTMLAnchorElement; address: OfferAddress };

type OfferLinkHandlers = {
  /** A pointer, a finger or the focus has come to such a link. */
  onIntent: () => void;
  /** A plain click, which no longer loads the link's page. */
  onOpen: (offer: OfferLink) => void;
};

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Listens to every link of an offer on the page, whoever has rendered it; those in a dialog are followed. Always: the
 * page under a dialog can be clicked again as soon as that closes, which is before React has taken it away.
 */
export function useOfferLinks({ onIntent, onOpen }: OfferLinkHandlers): void {
  const handleIntent = useEffectEvent(onIntent);
  const handleOpen = useEffectEvent(onOpen);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onIntentEvent = ({ target }: Event) => {
      if (findOfferLink(target)) handleIntent();
    };
    const onClick = (event: MouseEvent) => {
      const offer = isPlainClick(event) ? findOfferLink(event.target) : null;
      if (offer === null) return;
      event.preventDefault();
      handleOpen(offer);
    };
    for (const type of INTENT_EVENTS) {
      document.addEventListener(type, onIntentEvent, { passive: true, signal });
    }
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
}

function findOfferLink(target: EventTarget | null): OfferLink | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return null;
  if (link.closest('dialog')) return null;
  const address = parseOfferHref(link.href, window.location.origin);
  return address && { link, address };
}
