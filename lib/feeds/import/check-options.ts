import type { CatalogueWriter } from '@/lib/catalogue/writer';
import { OptionsError } from '../feed';
import type { ImportOptions } from './import-run';

/** Throws OptionsError, naming it, on a brand of the options or of the mapping that the catalogue does not have. */
export async function checkBrandOptions(
  writer: CatalogueWriter,
  { brand, mapping }: Pick<ImportOptions, 'brand' | 'mapping'>,
): Promise<void> {
  const targets = [...(mapping?.brands ?? [])];
  const names = [...new Set([...targets.map(([, uniqueName]) => uniqueName), ...(brand ? [brand] : [])])];
  const known = new Set((await writer.listKnownBrands(names)).map(({ uniqueName }) => uniqueName));
  const hint = 'the unique name is the last part of the address of its page';
  if (brand !== undefined && !known.has(brand)) {
    throw new OptionsError(`There is no brand "${brand}": ${hint}.`);
  }
  const wrong = targets.find(([, uniqueName]) => !known.has(uniqueName));
  if (wrong !== undefined) {
    throw new OptionsError(
      `The mapping's brands."${wrong[0]}" says "${wrong[1]}", and there is no such brand: ${hint}.`,
    );
  }
}
