import { useCallback, useSyncExternalStore } from 'react';

/** What stands in a field that keeps its own text. */
export function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      field.addEventListener('input', notify);
      return () => field.removeEventListener('input', notify);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}
