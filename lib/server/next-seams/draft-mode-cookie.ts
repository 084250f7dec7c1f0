/*
 * Next names the cookie that turns draft mode on nowhere in its documents, and gives it no path. A preview gives it the
 * path of one article. It can go when draftMode().enable() takes a path and a lifetime.
 */

export const DRAFT_MODE_COOKIE = '__prerender_bypass';
