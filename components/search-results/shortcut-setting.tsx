'use client';

import { useSyncExternalStore } from 'react';
import { searchShortcut } from '@/components/search/search-shortcut';
import styles from './search-results.module.scss';

/** Says which key leads to the search field, and turns it off. Not shown without JavaScript, which it needs. */
export function ShortcutSetting({ label }: { label: string }) {
  const isOn = useSyncExternalStore(
    searchShortcut.subscribe,
    () => searchShortcut.read(),
    () => true,
  );
  return (
    <label className={styles.shortcut}>
      <input type="checkbox" checked={isOn} onChange={() => searchShortcut.write(!isOn)} />
      <span>{label}</span>
    </label>
  );
}
