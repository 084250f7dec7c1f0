import type { SubscriptionSource } from '@/lib/catalogue/types';
import { buildStatusId } from '@/lib/browser/newsletter';
import type { NewsletterLabels } from './newsletter-form';
import styles from './newsletter-form.module.scss';
import { SuccessPanel } from './success-panel';

type Props = { source: SubscriptionSource; labels: NewsletterLabels; isHydrated: boolean };

/**
 * How a form ended that was sent without a script: the call leads back to one of these, and the style sheet then shows
 * it. The thanks replace the form, so that they go once a script can show it again.
 */
export function PlainFormStatus({ source, labels, isHydrated }: Props) {
  return (
    <>
      {!isHydrated && (
        <SuccessPanel id={buildStatusId(source, 'done')} className={styles.thanks} labels={labels} />
      )}
      {(['invalid', 'failed'] as const).map((status) => (
        <p key={status} id={buildStatusId(source, status)} className={styles.error}>
          {labels[status]}
        </p>
      ))}
    </>
  );
}
