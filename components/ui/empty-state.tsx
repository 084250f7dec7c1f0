import { ButtonLink } from './button';
import styles from './empty-state.module.scss';

type EmptyStateProps = {
  title: string;
  message: string;
  /** A way on. */
  action?: { href: string; label: string };
  /** The level of its heading: 2 under the page's title, 3 inside a section. */
  level?: 2 | 3;
};

export function EmptyState({ title, message, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.message}>{message}</p>
      {action && (
        <ButtonLink href={action.href} variant="secondary" className={styles.action}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
