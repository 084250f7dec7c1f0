import type { Offer } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/locales';
import { formatRegions } from '@/lib/offers/format-regions';
import type { OfferTexts } from './offer-texts';
import styles from './offer-ticket.module.scss';

type OfferDetailsProps = { offer: Offer; locale: Locale; texts: OfferTexts };

/** What an offer says about itself: its description, its terms and where it is valid. */
export function OfferDetails({ offer, locale, texts }: OfferDetailsProps) {
  const regions = formatRegions(offer.regions, locale);
  return (
    <div className={styles.details}>
      {offer.description && <p>{offer.description}</p>}
      {offer.terms && (
        <p>
          <strong>{texts.panel.terms}</strong> {offer.terms}
        </p>
      )}
      {regions && <p>{texts.panel.regions.replace('{regions}', () => regions)}</p>}
    </div>
  );
}
