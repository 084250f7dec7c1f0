'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Tab, TabList } from './tab-list';
import styles from './tabs.module.scss';
import { useTab } from './use-tab';

type TabsProps = {
  tabs: Tab[];
  /** By tab id; all of them are in the page. */
  panels: Record<string, ReactNode>;
  /** The tab whose page the server was asked for, else the default one. */
  activeTab: string;
  label: string;
};

/**
 * Tabs kept in the hash. Before hydration and without JavaScript they are links, and the style sheet shows the panel
 * that is the target of the address, else the server's; after it they follow the ARIA pattern of tabs.
 */
export function Tabs({ tabs, panels, activeTab, label }: TabsProps) {
  const ids = tabs.map((tab) => tab.id);
  const { selected, select } = useTab(ids, activeTab);
  const isLive = selected !== null;
  return (
    <div className={clsx(styles.tabs, isLive && styles.live)}>
      <TabList tabs={tabs} activeTab={activeTab} selected={selected} select={select} label={label} />
      {tabs.map(({ id }) => (
        <div
          key={id}
          id={id}
          className={clsx(styles.panel, id === activeTab && styles.initial)}
          {...(isLive && { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: id !== selected })}
        >
          {panels[id]}
        </div>
      ))}
    </div>
  );
}
