import type { Coupon } from '@/lib/catalogue/types';
import { getTranslator, type Locale } from '@/lib/i18n';
import { CodeField } from './code-field';
import styles from './offer-panel.module.scss';

/** The code of a coupon, or that it needs none. */
export function OfferCode({ coupon, locale, isVoid }: { coupon: Coupon; locale: Locale; isVoid: boolean }) {
  const t = getTranslator(locale);
  const code = coupon.code?.trim();
  if (!code) {
    return (
      <p className={styles.noCode}>
        <strong>{t('offer.panel.noCode')}</strong> {t('offer.panel.noCodeHint')}
      </p>
    );
  }
  const labels = {
    code: t('offer.panel.code'),
    copy: t('offer.panel.copy'),
    copied: t('offer.panel.copied'),
    failed: t('offer.panel.copyFailed'),
  };
  return <CodeField code={code} labels={labels} isVoid={isVoid} />;
}
