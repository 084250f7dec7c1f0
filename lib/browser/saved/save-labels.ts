import type { SaveOutcome } from './save-offer';

/** The texts of the button that saves an offer: what it says, and what it tells after it was pressed. */
export type SaveLabels = { save: string; saved: string; removed: string } & Record<SaveOutcome, string>;
