/** What an operator says of offers and brands instead of their feeds (docs/operations.md). */
export { correctItem } from './correct-items';
export { listColumns } from './fields';
export { findTarget } from './find-target';
export { formatCorrected } from './format-corrected';
export { readCorrectionRows, type CorrectionRow } from './read-correction-rows';
