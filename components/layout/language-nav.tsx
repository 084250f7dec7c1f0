import { getTranslator, type Locale } from '@/lib/i18n';
import { LanguageLinks } from './language-links';
import { listLanguages } from './list-languages';

/** Leads to the same page in the other languages. */
export function LanguageNav({ locale }: { locale: Locale }) {
  return (
    <nav aria-label={getTranslator(locale)('layout.language.label')}>
      <LanguageLinks current={locale} languages={listLanguages()} />
    </nav>
  );
}
