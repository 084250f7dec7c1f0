import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import { buildBrandHref } from '@/lib/url/paths';
import styles from './offer-failure.module.scss';

type OfferFailureProps = {
  locale: Locale;
  texts: OfferTexts['dialog'];
  titleId: string;
  brandKey: string;
  /** The offer's own page, which the server makes. */
  href: string;
  /** Null where the offer is gone for good. */
  retry: (() => void) | null;
};

/** An offer that could not be shown: why, and the ways on. */
export function OfferFailure({ locale, texts, titleId, brandKey, href, retry }: OfferFailureProps) {
  return (
    <div className={styles.failure}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {retry ? texts.failed : texts.gone}
      </h2>
      <p>{retry ? texts.failedHint : texts.goneHint}</p>
      <div className={styles.ways}>
        {retry ? (
          <>
            <Button onClick={retry}>{texts.retry}</Button>
            <ButtonLink href={href} variant="secondary">
              {texts.openPage}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={buildBrandHref(locale, brandKey)}>{texts.toBrand}</ButtonLink>
        )}
      </div>
    </div>
  );
}
