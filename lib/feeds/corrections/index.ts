/** What an operator says of offers and brands instead of their feeds (docs/operations.md). */
export { correctItem, findTarget, formatCorrected } from './correct-items';
export { listColumns } from './fields';
export { readCorrectionRows, type CorrectionRow } from './read-correction-rows';
