'use client';

import { usePathname } from 'next/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { parseSection, type Section } from '@/lib/url/parse-section';
import { localizePath } from '@/lib/url/paths';
import styles from './nav-links.module.scss';

/** What each section is called, in their order: their addresses follow from their names. */
export type NavLabels = Partial<Record<Section, string>>;

type NavLinksProps = { locale: Locale; labels: NavLabels; layout: 'row' | 'column' };

/** The main navigation, with the visitor's page, or the section it belongs to, marked as current. */
export function NavLinks({ locale, labels, layout }: NavLinksProps) {
  const current = parseSection(usePathname());
  return (
    <ul role="list" className={styles[layout]}>
      {Object.entries(labels).map(([section, label]) => (
        <li key={section}>
          <a
            className={styles.link}
            href={localizePath(locale, section === 'home' ? '/' : `/${section}`)}
            aria-current={section === current?.section ? (current.isRoot ? 'page' : 'true') : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
