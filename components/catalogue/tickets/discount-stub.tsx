import clsx from 'clsx';
import { pickAmountSize, pickWordsSize, splitDiscount } from '@/lib/offers/split-discount';
import styles from './discount-stub.module.scss';

type DiscountStubProps = {
  discount: string | null;
  /** What stands there instead of a discount. */
  fallback: string;
  isVoid: boolean;
  className?: string;
};

/** The torn-off end of a ticket, with the discount in large condensed figures. */
export function DiscountStub({ discount, fallback, isVoid, className }: DiscountStubProps) {
  const text = discount?.trim() || fallback;
  const { before, amount, after } = splitDiscount(text);
  return (
    <p className={clsx(styles.stub, isVoid && styles.void, !discount && styles.plain, className)}>
      {amount === '' ? (
        <strong className={styles[pickWordsSize(text)]}>{text}</strong>
      ) : (
        <>
          {before && <span className={styles.words}>{`${before} `}</span>}
          <strong className={clsx(styles.amount, styles[pickAmountSize(amount)])}>{amount}</strong>
          {after && <span className={styles.words}>{` ${after}`}</span>}
        </>
      )}
    </p>
  );
}
