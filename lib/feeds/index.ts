/** The door to importing: formats by name, and the one engine that puts a parsed feed into the catalogue. */
export { FeedError, type FeedFormat, type ParsedFeed } from './feed';
export { getFeedFormat, listFeedFormatNames } from './formats';
export { formatImportReport } from './format-import-report';
export { importFeed } from './import-feed';
