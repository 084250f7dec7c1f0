import type { Offer } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { formatRegions } from '@/lib/offers/format-regions';
import styles from './offer-panel.module.scss';

/** What an offer says about itself: its description, its terms and where it is valid. */
export function OfferDetails({ offer, locale }: { offer: Offer; locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <div className={styles.details}>
      {offer.description && <p>{offer.description}</p>}
      {offer.terms && (
        <p>
          <strong>{t('offer.panel.terms')}</strong> {offer.terms}
        </p>
      )}
      {offer.regions.length > 0 && (
        <p>{t('offer.panel.regions', { regions: formatRegions(offer.regions, locale) })}</p>
      )}
    </div>
  );
}
