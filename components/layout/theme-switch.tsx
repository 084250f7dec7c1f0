'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { getTheme, parseTheme, setTheme, subscribeToTheme, type Theme, THEMES } from './theme';
import styles from './theme-switch.module.scss';

export type ThemeLabels = { label: string } & Record<Theme, string>;

/**
 * A native select lies invisibly over the icon: keyboard, screen reader and phone picker come with it.
 * Which icon shows is decided by the attribute on <html>, so it is right before any script of React ran.
 */
export function ThemeSwitch({ labels }: { labels: ThemeLabels }) {
  const theme = useSyncExternalStore(subscribeToTheme, getTheme, getServerTheme);
  return (
    <span className={styles.switch}>
      <Icon name="contrast" className={styles.system} />
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <select
        className={styles.select}
        aria-label={labels.label}
        value={theme}
        onChange={(event) => setTheme(parseTheme(event.target.value))}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </span>
  );
}

function getServerTheme(): Theme {
  return 'system';
}
