import clsx from 'clsx';
import styles from './footer-links.module.scss';

export type FooterLink = {
  href: string;
  label: string;
  /** Opens the cookie banner instead, once its script is there (components/consent). */
  opensCookieChoices?: boolean;
};

type Props = {
  title: string;
  links: FooterLink[];
  /** Where it has two columns. */
  wide?: 'never' | 'onPhones' | 'always';
};

/** A titled list of links; nothing where there is none. */
export function FooterLinks({ title, links, wide = 'never' }: Props) {
  if (links.length === 0) return null;
  return (
    <div className={clsx(wide === 'always' && styles.wide, wide === 'onPhones' && styles.wideOnPhones)}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.list}>
        {links.map(({ href, label, opensCookieChoices }) => (
          <li key={label}>
            <a className={styles.link} href={href} data-cookie-choices={opensCookieChoices}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
