import type { NewBrand } from '@/lib/catalogue/writer';
import type { Vocabulary } from '../vocabulary/define-vocabulary';

/** A brand of the demo with what its offers are made from. */
export type DemoBrand = {
  brand: NewBrand;
  vocabularies: Vocabulary[];
  /** How many offers it has. */
  size: number;
};
