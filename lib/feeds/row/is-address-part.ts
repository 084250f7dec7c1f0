/** Without what has a meaning in an address; dots alone would lead up. */
const ADDRESS_PART = /^(?!\.{1,2}$)[^\s/?#%]+$/;

/** Whether a text can be the end of an address, as the unique name of a brand or the slug of a category is. */
export function isAddressPart(text: string): boolean {
  return ADDRESS_PART.test(text);
}
