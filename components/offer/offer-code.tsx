import type { OfferTexts } from '@/components/catalogue/offer-labels';
import type { Coupon } from '@/lib/catalogue/types';
import { spellCode } from '@/lib/offers/mask-code';
import { CodeField } from './code-field';
import type { CopyOutcome } from './copy-on-opening';
import styles from './offer-ticket.module.scss';

type OfferCodeProps = {
  coupon: Pick<Coupon, 'id' | 'code' | 'name'>;
  texts: OfferTexts;
  isVoid: boolean;
  copying?: Promise<CopyOutcome> | null;
  /** Whether to ask if the code worked, once it is copied. */
  asksIfWorked?: boolean;
};

/** The code of a coupon, or that it needs none. */
export function OfferCode({ coupon, texts, isVoid, copying, asksIfWorked }: OfferCodeProps) {
  const code = coupon.code?.trim();
  if (!code) {
    return (
      <p className={styles.noCode}>
        <strong>{texts.panel.noCode}</strong> {texts.panel.noCodeHint}
      </p>
    );
  }
  const labels = {
    code: texts.panel.code,
    spelled: spellCode(code, texts.signs),
    copy: texts.panel.copy,
    copyOf: texts.panel.copyOf.replace('{offer}', () => coupon.name),
    copied: texts.panel.copied,
    failed: texts.panel.copyFailed,
    onClipboard: texts.panel.onClipboard,
    pressCopy: texts.panel.pressCopy,
  };
  const vote = asksIfWorked ? texts.panel.vote : undefined;
  return <CodeField {...{ code, labels, isVoid, copying, vote }} couponId={coupon.id} />;
}
