import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

type Popup = { isOpen: boolean; active: string | null };
const CLOSED: Popup = { isOpen: false, active: null };
const OPEN: Popup = { isOpen: true, active: null };
/** They move the caret, and with it the attention back to the text. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export type Combobox = Popup & { close: () => void };

/**
 * Makes a text field and a list of options an ARIA 1.2 "editable combobox with list autocomplete": the field keeps
 * focus and text, arrows move through the options, Enter on one clicks it and otherwise sends the form. `options` are
 * the ids of their elements, in order; with none there is nothing to open.
 */
export function useCombobox(field: HTMLInputElement, listId: string, options: string[]): Combobox {
  const [popup, setPopup] = useState(() =>
    document.activeElement === field && isAsking(field) ? OPEN : CLOSED,
  );
  const isOpen = popup.isOpen && options.length > 0;
  const active = isOpen ? (options.find((option) => option === popup.active) ?? null) : null;
  const close = () => setPopup(CLOSED);
  const openIfAsking = () => {
    if (isAsking(field)) setPopup({ isOpen: true, active });
  };

  function handleKey(event: KeyboardEvent) {
    const { key } = event;
    // While a word is being composed, as in Japanese, the keys belong to that.
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      if (event.altKey) setPopup(key === 'ArrowDown' ? { isOpen: true, active } : CLOSED);
      else setPopup({ isOpen: true, active: pickOptionByKey(key, options, active) });
    } else if (key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(active)?.click();
    } else if (key === 'Escape' && (isOpen || field.value !== '')) {
      event.preventDefault();
      if (!isOpen) clearField(field);
      close();
    } else if (CARET_KEYS.includes(key)) {
      setPopup({ isOpen, active: null });
    }
  }

  useListener(field, 'keydown', handleKey);
  useListener(field, 'input', () => setPopup(OPEN));
  useListener(field, 'focus', openIfAsking);
  useListener(field, 'click', openIfAsking);
  useListener(field.form, 'submit', close);
  useComboboxAttributes(field, { isOpen, listId, active });
  useEffect(() => {
    if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return { isOpen, active, close };
}

/** Whether help is wanted at once: in an empty field, and with a text that is not the one the page is about. */
function isAsking(field: HTMLInputElement): boolean {
  return field.value === '' || field.value !== field.defaultValue;
}

function clearField(field: HTMLInputElement): void {
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the option that an arrow key makes active, going round at both ends; null where there are no options. */
export function pickOptionByKey(
  key: 'ArrowDown' | 'ArrowUp',
  options: string[],
  active: string | null,
): string | null {
  const at = active === null ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(at + 1) % options.length] ?? null;
  return options.at(at <= 0 ? -1 : at - 1) ?? null;
}

type ComboboxState = { isOpen: boolean; listId: string; active: string | null };

/** Says of a field that it is a combobox, and in which state; React never draws these attributes itself. */
function useComboboxAttributes(field: HTMLInputElement, { isOpen, listId, active }: ComboboxState): void {
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      // Only what exists may be pointed at.
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }, [field, isOpen, listId, active]);
}

/** Calls back on an event of something that React did not draw; `handle` may change with every rendering. */
export function useListener<K extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: HTMLElementEventMap[K]) => onEvent(event);
    target?.addEventListener(type, listen, { signal: listening.signal });
    return () => listening.abort();
  }, [target, type]);
}
