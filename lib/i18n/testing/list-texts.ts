/** A tree of texts, as a message file holds it. */
export type MessageTree = { [key: string]: string | MessageTree };

/** Takes a tree of texts and returns each text with its whole key: "offer.card.getCode". */
export function listTexts(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : listTexts(value, `${prefix}${name}.`),
  );
}

/** A text that only some languages have: the form for millions of a plural that the browser fills in (PluralForms). */
export function isFormForMillions(key: string, keys: readonly string[]): boolean {
  return key.endsWith('.many') && keys.includes(key.replace(/many$/, 'other'));
}
