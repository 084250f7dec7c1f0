'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Tab, TabList } from './tab-list';
import styles from './tabs.module.scss';
import { TabContext, useTab } from './use-tab';

type TabsProps = {
  tabs: Tab[];
  /** By tab id; all of them are in the page. */
  panels: Record<string, ReactNode>;
  /** The tab whose page the server was asked for, else the default one. */
  activeTab: string;
  /** Which page of that tab the server was asked for. */
  activePage?: number;
  label: string;
};

/**
 * Tabs kept in the hash. Before hydration and without JavaScript they are links, and the style sheet shows the panel
 * that is the target of the address, else the server's; after it they follow the ARIA pattern of tabs. Choosing a tab
 * leads to its first page (docs/specification.md §4.2); panels turn their own pages by TabContext.
 */
export function Tabs({ tabs, panels, activeTab, activePage = 1, label }: TabsProps) {
  const ids = tabs.map((tab) => tab.id);
  const navigation = useTab(ids, { tab: activeTab, page: activePage });
  const selected = navigation.position?.tab ?? null;
  const isLive = selected !== null;
  const select = (tab: Tab) => navigation.goTo({ tab: tab.id, page: 1 }, tab.href);
  return (
    <TabContext value={navigation}>
      <div className={clsx(styles.tabs, isLive && styles.live)}>
        <TabList {...{ tabs, activeTab, selected, select, label }} />
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
    </TabContext>
  );
}
