import clsx from 'clsx';
import type { Brand, Offer } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { isExpired } from '@/lib/offers/expiry';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildOfferLabels } from '../catalogue/build-offer-labels';
import { DiscountStub } from '../catalogue/discount-stub';
import { OfferFacts } from '../catalogue/offer-facts';
import { Badge } from '../ui/badge';
import { OfferCode } from './offer-code';
import { OfferDetails } from './offer-details';
import styles from './offer-panel.module.scss';
import { ShopLink } from './shop-link';

type OfferPanelProps = { locale: Locale; offer: Offer; brand: Brand; now: Date };

/** One offer opened by its address, complete without JavaScript: its code, its terms, its shop. */
export function OfferPanel({ locale, offer, brand, now }: OfferPanelProps) {
  const t = getTranslator(locale);
  const labels = buildOfferLabels(locale);
  const card = toOfferCard(offer);
  const isVoid = isExpired(offer.endDate, now);
  return (
    <section aria-labelledby="open-offer" className={styles.frame}>
      <div className={clsx(styles.panel, isVoid && styles.void)}>
        <DiscountStub
          discount={offer.discount}
          fallback={offer.kind === 'coupon' ? labels.coupon : labels.newDeal}
          isVoid={isVoid}
          className={styles.stub}
        />
        <div className={styles.body}>
          <div className={styles.badges}>
            {isVoid && <Badge tone="void">{labels.expired}</Badge>}
            {offer.exclusive && <Badge tone="highlight">{labels.exclusive}</Badge>}
          </div>
          <h2 id="open-offer" className={styles.title}>
            {card.title}
          </h2>
          <OfferFacts offer={card} labels={labels} now={now} locale={locale} />
          {isVoid && <p className={styles.notice}>{t('offer.panel.expired')}</p>}
          {offer.kind === 'coupon' && <OfferCode coupon={offer} locale={locale} isVoid={isVoid} />}
          <div className={styles.shop}>
            <ShopLink
              locale={locale}
              offer={offer}
              brand={brand}
              variant={offer.kind === 'deal' && !isVoid ? 'primary' : 'secondary'}
            />
          </div>
          <OfferDetails offer={offer} locale={locale} />
        </div>
      </div>
    </section>
  );
}
