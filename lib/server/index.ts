/** What other rooms use. Each file of next-seams is imported by itself: commands load some of them without Next. */

export { getChangedTags, getShownVersion, watchCatalogue } from './catalogue-watcher';
export { buildClientKeyEnv } from './client-key';
export { describeInLine } from './describe-in-line';
export { buildStrongEtag, buildWeakEtag, isNotModified, type Validators } from './etag';
export { isMeasuring, measure } from './measure';
export { logFailure } from './log-failure';
export { tagResponse } from './response-tags';
