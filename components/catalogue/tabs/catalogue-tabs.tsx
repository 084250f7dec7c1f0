import type { Brand, ItemId, Offer, Page } from '@/lib/catalogue/types';
import { buildUnavailable } from '@/components/layout/unavailable-page';
import { EmptyState } from '@/components/ui/empty-state';
import { StaticParts } from '@/components/ui/static-parts';
import { Tabs } from '@/components/ui/tabs';
import { getMessages, type Locale } from '@/lib/i18n';
import { buildTabHref, type ListName } from '@/lib/url/paths';
import { BrandGrid } from '../brand-grid';
import { OfferGrid } from '../tickets/offer-grid';
import type { TabItemsProps } from './tab-items';
import { TabPanel, type TabPanelTexts } from './tab-panel';
import { TabSection } from './tab-section';

/** One tab: its name, the page that the server has loaded for it, and the texts around that. */
export type CatalogueTab = Pick<TabItemsProps, 'heading' | 'empty'> & {
  id: ListName;
  label: string;
  served: ({ kind: 'brands' } & Page<Brand>) | ({ kind: 'offers' } & Page<Offer>);
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

/** The lists of one brand or one category as tabs: what they show, and the texts that the browser gets. */
export function CatalogueTabs({ path, label, tabs, activeTab, now, ...rest }: CatalogueTabsProps) {
  const { locale, defaultTab = tabs[0].id } = rest;
  const shared = {
    ...{ ...rest, path, defaultTab },
    now: now.toISOString(),
    isOfOneBrand: 'brandId' in rest.owner,
    texts: buildTabPanelTexts(locale),
  };
  const names = tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    count: tab.hasFailed ? undefined : tab.served.total.toLocaleString(locale),
    href: buildTabHref(path, tab.id, defaultTab),
  }));
  const panels = Object.fromEntries(
    tabs.map((tab) => {
      const { id, served, heading } = tab;
      const { total, page, pageSize } = served;
      const empty = tab.hasFailed ? buildUnavailable(locale) : tab.empty;
      return [
        id,
        <TabPanel key={id} {...shared} tab={id} served={{ total, page, pageSize }} {...{ heading, empty }}>
          <StaticParts>
            <ServedItems {...{ locale, now, served, heading, empty }} isOfOneBrand={shared.isOfOneBrand} />
          </StaticParts>
        </TabPanel>,
      ];
    }),
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

type ServedItemsProps = Pick<CatalogueTab, 'served' | 'heading' | 'empty'> & {
  locale: Locale;
  now: Date;
  isOfOneBrand: boolean;
};

/** What a tab lists under its heading as the page comes, or why there is nothing. */
function ServedItems({ served, heading, empty, ...shared }: ServedItemsProps) {
  if (served.items.length === 0) return <EmptyState {...empty} />;
  return (
    <TabSection heading={heading}>
      {served.kind === 'brands' ? (
        <BrandGrid brands={served.items} locale={shared.locale} />
      ) : (
        <OfferGrid offers={served.items} {...shared} />
      )}
    </TabSection>
  );
}
