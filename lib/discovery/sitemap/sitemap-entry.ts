/** A page as the sitemap lists it. */
export type SitemapEntry = {
  /** Its public path without a language prefix; it is listed in every language. */
  path: string;
  /** When it last changed, in ms since the epoch; null where nobody knows. */
  changedAt: number | null;
};
