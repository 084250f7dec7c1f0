/** Importing: formats by name, the engine that puts a feed into the catalogue, and what the import command runs. */
export { FeedError, ImportError, OptionsError } from './feed';
export { getFeedFormat, listFeedFormatNames } from './formats';
export { importFeed } from './import/import-feed';
export type { ImportReport } from './import/import-report';
export { formatImports } from './report/format-imports';
export { formatImportReport } from './report/format-import-report';
export { isFeedAddress, prepareImport, type PreparedImport } from './run/prepare-import';
export { fetchFeed, type FeedAddress } from './run/fetch-feed';
export { createSecretMask, hideInError } from './run/hide-secrets';
export { formatRefusal, importIntoStore } from './run/import-into-store';
export { openFeedFile } from './run/open-feed';
export { writeMappingTodo } from './run/option-files';
export { recordUnprepared, runInTurn } from './run/run-in-turn';
export type { ImportArguments, ImportTools } from './run/types';
