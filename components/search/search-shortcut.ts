import { createStoredValue } from '@/lib/browser/storage/stored-value';

/** Whether `/` leads to the search field in this browser (WCAG 2.1.4: a shortcut of one character can be turned off). */
export const searchShortcut = createStoredValue('search-shortcut', (json) => json !== false);

const KEY = '/';
/** Where a key writes or chooses something itself. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable]';

/**
 * Puts the focus into the search field when `/` is pressed alone (docs/specification.md §2.2.14). Any other key, one that
 * is pressed in a field or together with Ctrl, Alt or Meta, and one behind an open dialog stay the browser's.
 */
export function focusSearchOnSlash(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
  if (key !== KEY || ctrlKey || altKey || metaKey || isComposing || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(TAKES_KEYS)) return;
  if (document.querySelector('dialog[open]') || !searchShortcut.read()) return;
  const field = findVisibleField();
  const link = document.querySelector<HTMLElement>('[data-search-link]');
  if (!field && !link) return;
  event.preventDefault();
  // Where the header has no room for a field, its link leads to the page that has one.
  if (!field) return link?.click();
  field.focus();
  field.select();
}

/** Says of the search fields, to those who hear them, which key leads there. Returns how to stop. */
export function announceShortcut(): () => void {
  const announce = () => {
    for (const field of listFields()) {
      if (searchShortcut.read()) field.setAttribute('aria-keyshortcuts', KEY);
      else field.removeAttribute('aria-keyshortcuts');
    }
  };
  announce();
  return searchShortcut.subscribe(announce);
}

/** The page's own field goes before that of the header, where both are seen. */
function findVisibleField(): HTMLInputElement | undefined {
  const fields = listFields().filter((field) => field.getClientRects().length > 0);
  return fields.find((field) => field.closest('main')) ?? fields[0];
}

function listFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
}
