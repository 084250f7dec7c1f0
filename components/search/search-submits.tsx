'use client';

import { useEffect } from 'react';
import { announceShortcut, focusSearchOnSlash } from './search-shortcut';

/**
 * Empty and blank searches do nothing, others go out trimmed (docs/specification.md §2.2.3, §5.2), and `/` leads to the
 * field. One listener for every search form of the page, mounted once in the layout: the forms need no script of their
 * own, and without it the browser refuses them.
 */
export function SearchSubmits() {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('invalid', ignoreBlank, options);
    document.addEventListener('submit', trimFields, options);
    document.addEventListener('keydown', focusSearchOnSlash, { signal: listening.signal });
    const stopAnnouncing = announceShortcut();
    return () => {
      listening.abort();
      stopAnnouncing();
    };
  }, []);
  return null;
}

/** The form is not sent either way; this leaves out the browser's own message. */
function ignoreBlank(event: Event): void {
  if (isSearchField(event.target) && event.target.value.trim() === '') event.preventDefault();
}

function trimFields(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  for (const field of event.target.elements) {
    if (!isSearchField(field)) continue;
    field.value = field.value.trim();
    if (field.value === '') event.preventDefault();
  }
}

function isSearchField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search';
}
