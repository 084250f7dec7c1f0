import { InlineScript } from '@/components/ui/inline-script';
import { getTranslator, SPOKEN_LOCALES, type Locale } from '@/lib/i18n';
import { buildLineId, SHOW_REMEMBERED_SCRIPT } from '@/lib/browser/storage/remembered-language';
import { localizePath } from '@/lib/url/paths';
import { DismissHint } from './dismiss-hint';
import styles from './language-hint.module.scss';

/**
 * Belongs at the start of the home pages: who chose another language before is offered it in one line, in that
 * language. The line is there before the first paint, so that nothing moves.
 */
export function LanguageHint({ locale }: { locale: Locale }) {
  const others = SPOKEN_LOCALES.filter((spoken) => spoken !== locale);
  return (
    <>
      {others.map((other) => (
        <HiddenLine key={other} locale={other} shown={locale} />
      ))}
      <InlineScript code={SHOW_REMEMBERED_SCRIPT} />
    </>
  );
}

function HiddenLine({ locale, shown }: { locale: Locale; shown: Locale }) {
  const t = getTranslator(locale);
  return (
    <div className={styles.line} id={buildLineId(locale)} lang={locale} hidden suppressHydrationWarning>
      <a className={styles.link} href={localizePath(locale, '/')} hrefLang={locale}>
        {t('layout.language.offer')}
      </a>
      <DismissHint label={t('layout.language.dismiss')} language={shown} />
    </div>
  );
}
