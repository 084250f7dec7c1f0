import clsx from 'clsx';
import type { NewsletterLabels } from './newsletter-form';
import styles from './newsletter-form.module.scss';

type Props = { id?: string; className?: string; labels: NewsletterLabels };

export function SuccessPanel({ id, className, labels }: Props) {
  return (
    <div id={id} className={clsx(styles.success, className)}>
      <p className={styles.successTitle}>{labels.successTitle}</p>
      <p>{labels.successMessage}</p>
    </div>
  );
}
