import { THEME_STORAGE_KEY } from '@/lib/browser/storage/theme-script';

/** How the visitor wants the colours: as the system has them, or one of the two themes. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** A theme by its name; anything else is the system's. */
export function parseTheme(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** The theme that <html> carries: the one place where it is kept while the page is open. */
export function getTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme);
}

/** Shows a theme at once and remembers it where the browser allows. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  remember(theme);
  listeners.forEach((notify) => notify());
}

/** Calls back after every change; returns how to stop. */
export function subscribeToTheme(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function remember(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is denied or full: the choice holds until the page is left.
  }
}
