import type { Page } from '@playwright/test';

/** What is wrong with how a page is laid out at its present width. */
export type Layout = {
  /** Titles of cards, how many of them are cut, and how many of those are not there whole for a pointer. */
  titles: number;
  cutTitles: number;
  lostTitles: number;
  /** Grids of three or more columns whose last row holds one item alone. */
  loneItems: number;
  /** Rows of a pagination that hold one number alone. */
  lonePages: number;
  /** Separators of breadcrumbs that could begin a line. */
  leadingSeparators: number;
  /** Links to feeds that stand above a card. */
  earlyFeeds: number;
  searchFields: number;
};

/** Measures a page without loading anything: cheap enough for every page and width. */
export function measureLayout(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const countRows = (items: Element[]) => {
      const rows = new Map<number, number>();
      for (const item of items) {
        const top = Math.round(item.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? 0) + 1);
      }
      return [...rows.values()];
    };
    const titles = list('main article h3').filter(isSeen);
    const cut = titles.filter((title) => title.scrollHeight > title.clientHeight + 1);
    const grids = list('main ul').filter((grid) => isSeen(grid) && getComputedStyle(grid).display === 'grid');
    const gridRows = grids.map((grid) => countRows([...grid.children]));
    const paginations = list('main nav').filter((nav) => nav.querySelector('[rel=next], [rel=prev]'));
    const pageRows = paginations.flatMap((nav) => countRows([...nav.querySelectorAll('li')].filter(isSeen)));
    const crumbs = list('main nav ol > li');
    const lastCard = list('main article').filter(isSeen).at(-1);
    const feeds = list('main a[type="application/rss+xml"]');
    const isBefore = (link: Element, card: Element) =>
      (link.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return {
      titles: titles.length,
      cutTitles: cut.length,
      lostTitles: cut.filter((title) => !title.title).length,
      loneItems: gridRows.filter((rows) => rows.length > 1 && Math.max(...rows) > 2 && rows.at(-1) === 1)
        .length,
      lonePages: pageRows.filter((count) => count === 1).length,
      leadingSeparators: crumbs.filter((crumb) => getComputedStyle(crumb, '::before').content !== 'none')
        .length,
      earlyFeeds: feeds.filter((link) => lastCard && isBefore(link, lastCard)).length,
      searchFields: list('input[type=search]').filter(isSeen).length,
    };
  });
}
