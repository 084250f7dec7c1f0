import { Button } from '@/components/ui/button';
import styles from './tab-panel.module.scss';

type TabFailureProps = { message: string; retry: string; onRetry: () => void };

/** Says that a page of a tab did not come (spec §8), with a way to ask again. */
export function TabFailure({ message, retry, onRetry }: TabFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
