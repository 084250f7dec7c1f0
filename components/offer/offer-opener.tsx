'use client';

import { useEffect, useRef, useState } from 'react';
import { listenForVisits } from '@/lib/browser/count-click';
import type { Locale } from '@/lib/i18n/locales';
import { type OfferAddress, parseOfferHref } from '@/lib/url/parse-offer-href';
import { withTimeout } from '@/lib/text/with-timeout';
import { forgetOfferDialog, loadOfferDialog } from './load-offer-dialog';
import { type OfferRequest, requestOffer } from './request-offer';
import { isOnOfferEntry, useOfferHistory } from './use-offer-history';
import { type OfferLink, useOfferLinks } from './use-offer-links';

/** After so long without the dialog's code the page of the offer is loaded instead. */
export const CHUNK_TIMEOUT_MS = 1500;

type Opening = Awaited<ReturnType<typeof loadOfferDialog>> & {
  address: OfferAddress;
  request: OfferRequest | null;
};

/**
 * Opens offers in place, wherever their links stand. Mounted once in the layout. Never opens on load: an address that
 * is opened cold is the server's to show.
 */
export function OfferOpener({ locale }: { locale: Locale }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpening = useRef(false);
  const focus = useOpenerFocus();
  const { enter, leave, rename } = useOfferHistory(followHistory);

  useEffect(listenForVisits, []);
  useOfferLinks({ onIntent: () => void preload(locale), onOpen: openFromLink });

  async function openFromLink({ link, address }: OfferLink) {
    if (isOpening.current) return;
    isOpening.current = true;
    focus.take(link);
    link.setAttribute('aria-busy', 'true');
    const request = requestOffer(address, new Date());
    try {
      // The link shows at once that it was pressed; the dialog costs more than one frame.
      await waitForPaint();
      const parts = await awaitOfferDialog(locale);
      parts.keepResponse(address, request.response);
      await enter(link.href);
      setOpening({ ...parts, address, request });
    } catch {
      window.location.assign(link.href);
    } finally {
      link.removeAttribute('aria-busy');
      isOpening.current = false;
    }
  }

  async function followHistory() {
    setOpening(null);
    const address = readOpenAddress();
    if (address === null) return focus.giveBack();
    try {
      const parts = await awaitOfferDialog(locale);
      // The visitor may have gone on meanwhile.
      if (isOnOfferEntry()) setOpening({ ...parts, address, request: null });
    } catch {
      window.location.reload();
    }
  }

  function close() {
    setOpening(null);
    leave();
  }

  if (opening === null) return null;
  const { OfferDialog, texts, address, request } = opening;
  return (
    <OfferDialog
      {...{ locale, texts, address }}
      copying={request?.copying ?? null}
      onRename={rename}
      onClose={close}
    />
  );
}

function readOpenAddress(): OfferAddress | null {
  return isOnOfferEntry() ? parseOfferHref(window.location.href, window.location.origin) : null;
}

/** The dialog for a visitor who waits for it. Rejects if it does not come in time; what hangs is not kept. */
async function awaitOfferDialog(locale: Locale): ReturnType<typeof loadOfferDialog> {
  try {
    return await withTimeout(CHUNK_TIMEOUT_MS, () => loadOfferDialog(locale));
  } catch (error) {
    forgetOfferDialog(locale);
    throw error;
  }
}

/** After the frame that shows the touch: only to ask for a script takes a phone longer than the touch itself. */
async function preload(locale: Locale): Promise<void> {
  await waitForPaint();
  // Opening tries again, and shows a failure.
  await loadOfferDialog(locale).catch(() => undefined);
}

/** Who had the focus before an offer was opened, and gets it back. */
function useOpenerFocus() {
  const opener = useRef<HTMLElement>(null);

  /** Safari does not focus a link that is clicked, and the dialog gives the focus back to what had it. */
  function take(link: HTMLElement): void {
    if (document.activeElement !== link) link.focus({ preventScroll: true });
    opener.current = link;
  }

  /** Going back to an address with a hash takes the focus from what the dialog has given it to. */
  function giveBack(): void {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
  }

  return { take, giveBack };
}

/**
 * Resolves when the browser has painted what was changed before; at once where the page is hidden and paints nothing.
 */
export async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    // A frame's callbacks run before it is painted, a task that they begin runs after.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
