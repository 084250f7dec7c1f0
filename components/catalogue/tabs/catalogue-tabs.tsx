import type { ItemId } from '@/lib/catalogue/types';
import { buildUnavailable } from '@/components/layout/unavailable-page';
import { Tabs } from '@/components/ui/tabs';
import { getMessages, type Locale } from '@/lib/i18n';
import { buildTabHref, type ListName } from '@/lib/url/paths';
import { buildOfferLabels } from '../offer-labels';
import type { TabItemsProps, TabPage } from './tab-items';
import { TabPanel, type TabPanelTexts } from './tab-panel';

/** One tab: its name, the page that the server has loaded for it, and the texts around that. */
export type CatalogueTab = Pick<TabItemsProps, 'heading' | 'empty'> & {
  id: ListName;
  label: string;
  served: TabPage;
  /** Whether it is empty because the catalogue fails. */
  hasFailed?: boolean;
};

type CatalogueTabsProps = {
  locale: Locale;
  /** The bare path of the page, which shows the default tab. */
  path: string;
  owner: { brandId: ItemId } | { categoryId: ItemId };
  /** Names the list of tabs. */
  label: string;
  tabs: [CatalogueTab, ...CatalogueTab[]];
  /** The tab of the bare path; the first one where left out. */
  defaultTab?: ListName;
  /** The tab that the address asks for. */
  activeTab: ListName;
  now: Date;
  /** Whether pages are turned in place; else their links are followed. */
  turnsInPlace?: boolean;
};

/** The lists of one brand or one category as tabs: builds the compact data and texts that the browser gets. */
export function CatalogueTabs({ path, label, tabs, activeTab, now, ...rest }: CatalogueTabsProps) {
  const { locale, defaultTab = tabs[0].id } = rest;
  const shared = {
    ...{ ...rest, path, defaultTab },
    now: now.toISOString(),
    isOfOneBrand: 'brandId' in rest.owner,
    labels: buildOfferLabels(locale),
    texts: buildTabPanelTexts(locale),
  };
  const names = tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    count: tab.hasFailed ? undefined : tab.served.total.toLocaleString(locale),
    href: buildTabHref(path, tab.id, defaultTab),
  }));
  const panels = Object.fromEntries(
    tabs.map(({ id, served, heading, empty, hasFailed = false }) => [
      id,
      <TabPanel
        key={id}
        {...shared}
        tab={id}
        {...{ served, heading }}
        empty={hasFailed ? buildUnavailable(locale) : empty}
      />,
    ]),
  );
  return (
    <Tabs
      // Another brand or category begins with its own tab.
      key={path}
      tabs={names}
      {...{ panels, activeTab, label }}
      activePage={tabs.find(({ id }) => id === activeTab)?.served.page}
    />
  );
}

/** The texts that all tabs of a page share: one object, which travels once. */
export function buildTabPanelTexts(locale: Locale): TabPanelTexts {
  const { counts, pagination, failure } = getMessages(locale).common;
  return { counts, pagination, failure };
}
