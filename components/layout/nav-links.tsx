'use client';

import { usePathname } from 'next/navigation';
import { parseSection, type Section } from '@/lib/url/parse-section';
import styles from './nav-links.module.scss';

export type NavItem = { section: Section; href: string; label: string };

/** The main navigation, with the visitor's page, or the section it belongs to, marked as current. */
export function NavLinks({ items, layout }: { items: NavItem[]; layout: 'row' | 'column' }) {
  const current = parseSection(usePathname());
  return (
    <ul role="list" className={styles[layout]}>
      {items.map(({ section, href, label }) => (
        <li key={section}>
          <a
            className={styles.link}
            href={href}
            aria-current={section === current?.section ? (current.isRoot ? 'page' : 'true') : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
