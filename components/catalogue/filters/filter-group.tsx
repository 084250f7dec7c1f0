import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './filter-group.module.scss';

/** Without an address it is shown as not available. */
export type FilterLink = { href: string | null; label: string; count?: string; isCurrent: boolean };

/**
 * A labelled row of choices as links, the chosen ones ticked. Search engines are asked not to follow them: each
 * combination is the same list in another order or a part of it.
 */
export function FilterGroup({ label, links }: { label: string; links: FilterLink[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <FilterGroupLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterGroupLink({ href, label, count, isCurrent }: FilterLink) {
  const content = (
    <>
      {isCurrent && <Icon name="tick" className={styles.tick} />}
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </>
  );
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" className={styles.link}>
        {content}
      </span>
    );
  }
  return (
    <a href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined} className={styles.link}>
      {content}
    </a>
  );
}
