import { Button } from './button';
import styles from './search-form.module.scss';

type SearchFormProps = {
  action: string;
  name?: string;
  value?: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Further values that the form carries along, such as the chosen category. */
  hidden?: Record<string, string>;
};

/** A plain GET form: works without JavaScript, and the browser refuses empty or blank text (spec §5). */
export function SearchForm({
  action,
  name = 'q',
  value = '',
  label,
  placeholder,
  submitLabel,
  hidden,
}: SearchFormProps) {
  return (
    <form action={action} method="get" role="search" aria-label={label} className={styles.form}>
      <label className={styles.wrap}>
        <span className={styles.label}>{label}</span>
        <input
          // A soft navigation to another search must show that search's text.
          key={value}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          required
          pattern=".*\S.*"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.field}
        />
      </label>
      {Object.entries(hidden ?? {}).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <Button type="submit" className={styles.submit}>
        {submitLabel}
      </Button>
    </form>
  );
}
