import { ButtonLink } from '@/components/ui/button';
import { getTranslator, type Locale } from '@/lib/i18n';
import { localizePath } from '@/lib/url/paths';
import styles from './not-found-view.module.scss';

type Action = { href: string; label: string };
type Props = {
  title: string;
  message: string;
  action: Action;
  elsewhere?: Action;
  isDrawn?: boolean;
};

/** What stands where a page, brand or category does not exist, with the way back. */
export function NotFoundView({ title, message, action, elsewhere, isDrawn = true }: Props) {
  return (
    <section className={styles.view}>
      {isDrawn && <TornTicket className={styles.ticket} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.message}>{message}</p>
      <ButtonLink href={action.href} variant="primary">
        {action.label}
      </ButtonLink>
      {elsewhere && (
        <ButtonLink href={elsewhere.href} variant="quiet">
          {elsewhere.label}
        </ButtonLink>
      )}
    </section>
  );
}

/** A paper coupon torn in two: what is left where a page is missing. */
function TornTicket({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 344 176" width="344" height="176" aria-hidden="true">
      <path
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M32 30H180L168 46 182 62 166 78 180 94 164 110 178 126 168 142H32a12 12 0 0 1-12-12v-30a14 14 0 0 0 0-28V42A12 12 0 0 1 32 30Z"
      />
      <path
        fill="none"
        stroke="var(--line)"
        strokeWidth="9"
        strokeLinecap="round"
        d="M92 62h54M92 86h38M92 110h46"
      />
      <path fill="var(--action)" d="M44 112c-4-26 6-46 32-52 6 30-2 48-22 52l-6 12Z" />
      <path
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M50 112c2-14 8-26 18-36"
      />
      <g transform="translate(14 -4) rotate(8 250 86)">
        <path
          fill="var(--discount)"
          d="M180 30H312a12 12 0 0 1 12 12v30a14 14 0 0 0 0 28v30a12 12 0 0 1-12 12H168L178 126 164 110 180 94 166 78 182 62 168 46Z"
        />
        <path
          fill="none"
          stroke="var(--paper)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0.1 11"
          d="M276 40v94"
        />
        <path
          fill="none"
          stroke="var(--on-discount)"
          strokeWidth="8"
          strokeLinecap="round"
          d="m250 62-36 48M216 74a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM248 114a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z"
        />
      </g>
    </svg>
  );
}

/** The page of an address that does not exist (docs/specification.md §2.15.1). */
export function PageNotFoundView({ locale, isDrawn }: { locale: Locale; isDrawn?: boolean }) {
  const t = getTranslator(locale);
  return (
    <NotFoundView
      isDrawn={isDrawn}
      title={t('errors.pageNotFound.title')}
      message={t('errors.pageNotFound.message')}
      action={{ href: localizePath(locale, '/'), label: t('errors.pageNotFound.action') }}
    />
  );
}
