import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import styles from './search-box.module.scss';
import { SearchField } from './search-field';

type SearchBoxProps = Omit<SearchFormProps, 'renderField'> & { locale: Locale };

/** A search form whose field suggests what fits while one types. On the server it is the plain form. */
export function SearchBox({ locale, ...form }: SearchBoxProps) {
  return (
    <SearchForm {...form} renderField={(attributes) => <SearchField {...attributes} locale={locale} />} />
  );
}

type SearchFormProps = {
  action: string;
  name?: string;
  value?: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Further values that the form carries along, such as the chosen category. */
  hidden?: Record<string, string>;
  /** Draws the field with these attributes, where it is to be more than a field. */
  renderField?: (attributes: ComponentProps<'input'>) => ReactNode;
};

/**
 * A plain GET form: works without JavaScript, and the browser refuses empty or blank text (docs/specification.md §5.2).
 */
export function SearchForm({
  action,
  name = 'q',
  value = '',
  label,
  placeholder,
  submitLabel,
  hidden,
  renderField = renderInput,
}: SearchFormProps) {
  return (
    <form action={action} method="get" role="search" aria-label={label} className={styles.form}>
      {/* A soft navigation to another search must show that search's text. */}
      <div key={value} className={styles.wrap}>
        {renderField({
          type: 'search',
          name,
          defaultValue: value,
          placeholder,
          required: true,
          pattern: '.*\\S.*',
          maxLength: 200,
          autoComplete: 'off',
          enterKeyHint: 'search',
          'aria-label': label,
          className: styles.field,
        })}
      </div>
      {Object.entries(hidden ?? {}).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <Button type="submit" className={styles.submit}>
        <Icon name="search" className={styles.icon} />
        <span className={styles.word}>{submitLabel}</span>
      </Button>
    </form>
  );
}

function renderInput(attributes: ComponentProps<'input'>) {
  return <input {...attributes} />;
}
