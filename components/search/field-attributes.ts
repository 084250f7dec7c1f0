import styles from './search-box.module.scss';

/** What every search field is like; the browser refuses empty or blank text (docs/specification.md §5.2). */
export const FIELD_ATTRIBUTES = {
  type: 'search',
  required: true,
  pattern: '.*\\S.*',
  maxLength: 200,
  autoComplete: 'off',
  enterKeyHint: 'search',
  className: styles.field,
} as const;
