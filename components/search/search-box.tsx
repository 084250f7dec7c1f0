import type { Locale } from '@/lib/i18n/locales';
import { SearchForm, type SearchFormProps } from '@/components/ui/search-form';
import { SearchField } from './search-field';

type SearchBoxProps = Omit<SearchFormProps, 'renderField'> & { locale: Locale };

/** A search form whose field suggests what fits while one types. On the server it is the plain form. */
export function SearchBox({ locale, ...form }: SearchBoxProps) {
  return (
    <SearchForm {...form} renderField={(attributes) => <SearchField {...attributes} locale={locale} />} />
  );
}
