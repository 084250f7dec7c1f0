import { createContext } from 'react';

/** A page of a tab; pages count from 1. */
export type TabPlace = { tab: string; page: number };

export type TabNavigation = {
  /** Null until the page is hydrated: until then the style sheet picks the panel. */
  place: TabPlace | null;
  /** Shows a page of a tab in place; the address becomes its `href`. Nothing is loaded and nothing scrolls. */
  goTo: (place: TabPlace, href: string) => void;
};

/** For what stands in a panel of tabs; null elsewhere. */
export const TabContext = createContext<TabNavigation | null>(null);
