import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import styles from './breadcrumbs.module.scss';

export type Crumb = { label: string; href?: string };

/** The way from home to this page; the last item is the page itself. */
export function Breadcrumbs({ items, label }: { items: Crumb[]; label: string }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol role="list" className={styles.list}>
        {items.map(({ label: text, href }, index) => (
          <li key={href ?? text} className={styles.item}>
            {href === undefined ? (
              <span className={styles.text} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {text}
              </span>
            ) : (
              <a className={styles.link} href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type CrumbSection = 'brands' | 'categories' | 'blog';

/** The way from home, through a section where there is one, to the page with this name. */
export function buildCrumbs(locale: Locale, name: string, section?: CrumbSection): Crumb[] {
  const t = getTranslator(locale);
  const home = { label: t('layout.nav.home'), href: localizePath(locale, '/') };
  if (section === undefined) return [home, { label: name }];
  const parent = { label: t(`layout.nav.${section}`), href: localizePath(locale, `/${section}`) };
  return [home, parent, { label: name }];
}
