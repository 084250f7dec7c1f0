import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { isPlainClick } from './is-plain-click';
import styles from './tabs.module.scss';

export type Tab = {
  id: string;
  label: string;
  count?: string;
  /** The first page of the tab: the bare path, with the tab in the hash unless it is the default one. */
  href: string;
};

type TabListProps = {
  tabs: Tab[];
  activeTab: string;
  selected: string | null;
  select: (tab: Tab) => void;
  label: string;
};

/** The tabs themselves: links at first, an ARIA tab list once there is a selected one. */
export function TabList({ tabs, activeTab, selected, select, label }: TabListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLive = selected !== null;

  function onClick(event: MouseEvent, tab: Tab) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select(tab);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target = pickTabByKey(event.key, index, tabs.length);
    if (target === null) return;
    event.preventDefault();
    const link = list.current?.querySelectorAll('a')[target];
    link?.focus();
    link?.click();
  }

  return (
    <ul ref={list} role={isLive ? 'tablist' : 'list'} aria-label={label} className={styles.list}>
      {tabs.map((tab, index) => (
        <li key={tab.id} role={isLive ? 'presentation' : undefined}>
          <a
            href={tab.href}
            className={clsx(styles.tab, tab.id === activeTab && styles.initial)}
            onClick={(event) => onClick(event, tab)}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...(isLive && buildTabAttributes(tab.id, tab.id === selected))}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function buildTabAttributes(id: string, isSelected: boolean) {
  return {
    role: 'tab',
    id: `tab-${id}`,
    'aria-selected': isSelected,
    'aria-controls': id,
    tabIndex: isSelected ? 0 : -1,
  };
}

/** The index of the tab that a key leads to (ARIA pattern of tabs), null for keys that mean nothing to tabs. */
export function pickTabByKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return index;
    default:
      return null;
  }
}
