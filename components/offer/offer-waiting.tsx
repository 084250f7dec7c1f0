import { OfferSkeleton } from './offer-skeleton';
import styles from './offer-waiting.module.scss';
import type { OfferTexts } from './offer-texts';
import { useIsSlow } from './use-is-slow';

type OfferWaitingProps = {
  texts: OfferTexts['dialog'];
  titleId: string;
  /** The offer's own page, which the server makes. */
  href: string;
};

/** An offer that is on its way; where that takes long, its page is one link away. */
export function OfferWaiting({ texts, titleId, href }: OfferWaitingProps) {
  const isSlow = useIsSlow();
  return (
    <div className={styles.waiting}>
      <OfferSkeleton titleId={titleId} label={texts.loading} />
      {/* Outside of what is busy, which is not announced, and there before its text, so that this is. */}
      <p role="status" className={styles.slow}>
        {isSlow && (
          <>
            {texts.slow} <a href={href}>{texts.openPage}</a>
          </>
        )}
      </p>
    </div>
  );
}
