import { Button } from '@/components/ui/button';
import styles from './offer-action.module.scss';

/** Stands where the link of a live offer stood. */
export function ExpiredButton({ label }: { label: string }) {
  return (
    <Button disabled className={styles.action}>
      {label}
    </Button>
  );
}
