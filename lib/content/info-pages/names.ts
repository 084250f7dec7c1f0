/** The static pages of spec §2. Each has a file of its name in content/ and a route. */
export const INFO_PAGE_NAMES = ['about', 'contact', 'privacy', 'terms', 'careers', 'cookies'] as const;
export type InfoPageName = (typeof INFO_PAGE_NAMES)[number];
