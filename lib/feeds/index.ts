/** The door to importing: formats by name, and the one engine that puts a feed into the catalogue. */
export { FeedError, OptionsError, type FeedContent, type FeedFormat } from './feed';
export { getFeedFormat, listFeedFormatNames } from './formats';
export { importFeed, type ImportHooks } from './import/import-feed';
export type { ImportReport, RowReport } from './import/import-report';
export type { ImportMode } from './import/import-run';
export { pickSource } from './import/pick-source';
export { createThreadReader } from './import/thread/thread-reader';
export type { FormatRecipe } from './import/thread/messages';
export type { FeedMapping } from './mapping/feed-mapping';
export { formatMappingTodo } from './mapping/format-mapping-todo';
export { parseMappingFile, type MappingFile } from './mapping/mapping-file';
export { parseFeedMapping } from './mapping/parse-feed-mapping';
export { formatForTerminal } from './report/format-for-terminal';
export { formatImportReport } from './report/format-import-report';
