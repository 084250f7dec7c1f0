import { getTranslator, type Locale } from '@/lib/i18n';
import { NotFoundView } from './not-found-view';
import { WithFailureStatus } from './with-status';

/** Leads to the address that the page itself has, query included, also without JavaScript. */
const SAME_PAGE = '';

/** What stands in place of something that could not be loaded (docs/specification.md §8.14). */
export function buildUnavailable(locale: Locale) {
  const t = getTranslator(locale);
  return {
    title: t('layout.unavailable.title'),
    message: t('layout.unavailable.message'),
    action: { href: SAME_PAGE, label: t('layout.unavailable.action') },
  };
}

type UnavailableViewProps = {
  locale: Locale;
  /** What failed, in the words of the page; else a sentence that is true of every page. */
  message?: string;
  /** Another way on than to try again. */
  elsewhere?: { href: string; label: string };
};

/** In place of a page whose catalogue fails: says no more than that (docs/specification.md §8.14). */
function UnavailableView({ locale, message, elsewhere }: UnavailableViewProps) {
  const texts = buildUnavailable(locale);
  return <NotFoundView {...texts} message={message ?? texts.message} elsewhere={elsewhere} />;
}

/** The same with status 503. `error` goes to the server's log, not to the visitor. */
export function UnavailablePage({ error, ...props }: UnavailableViewProps & { error: unknown }) {
  return (
    <WithFailureStatus error={error}>
      <UnavailableView {...props} />
    </WithFailureStatus>
  );
}
