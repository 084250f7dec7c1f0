import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AD_SANDBOX, buildAdFrameHref, createAdToken, isAdEscape, parseAdHeight } from '@/lib/ads/ad-frame';
import type { FramedAdUnit } from '@/lib/ads/ad-unit';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ad-place.module.scss';

/** How long a network has to render something once its frame is in sight; after that the frame is taken away. */
export const AD_TIMEOUT_MS = 3000;

/** The origin of a sandboxed document. */
const OPAQUE_ORIGIN = 'null';

type AdFrameProps = {
  unit: FramedAdUnit;
  locale: Locale;
  title: string;
  isShown: boolean;
  onRendered: () => void;
};

/** A network's HTML in a frame that can reach nothing of the page; unseen until it has rendered something. */
export function AdFrame({ unit, locale, title, isShown, onRendered }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [token] = useState(createAdToken);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const notify = useEffectEvent(onRendered);

  useEffect(() => {
    const element = frame.current;
    if (isShown || isGivenUp || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Out of sight it may not be able to render: below the fold of a phone, browsers save that work.
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setIsGivenUp(true), AD_TIMEOUT_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isShown, isGivenUp]);

  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<unknown>) {
      const element = frame.current;
      if (source === null || source !== element?.contentWindow || origin !== OPAQUE_ORIGIN) return;
      if (parseAdHeight(data, token) !== null) notify();
      // The page does not hear the keys that are pressed in a frame, and Escape is what closes an offer.
      const isFocused = document.activeElement === element;
      if (isFocused && isAdEscape(data, token)) element.closest('dialog')?.close();
    }
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [token]);

  if (isGivenUp) return null;
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox={AD_SANDBOX}
      src={buildAdFrameHref(locale, unit.id, token)}
      referrerPolicy="no-referrer"
      loading="eager"
      height={unit.height}
      inert={!isShown}
      className={isShown ? styles.network : styles.waiting}
    />
  );
}
