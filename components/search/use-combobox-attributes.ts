import { useLayoutEffect } from 'react';

type ComboboxState = { isOpen: boolean; listId: string; active: string | null };

/** Says of a field that it is a combobox, and in which state; React never draws these attributes itself. */
export function useComboboxAttributes(
  field: HTMLInputElement,
  { isOpen, listId, active }: ComboboxState,
): void {
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
