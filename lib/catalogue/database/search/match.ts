/** Builds expressions of FTS5's MATCH. Words come from `words.ts`: only letters and digits, so quoting is enough. */

export function exact(word: string): string {
  return `"${word}"`;
}

export function prefix(word: string): string {
  return `"${word}"*`;
}

export function any(terms: string[]): string {
  return `(${terms.join(' OR ')})`;
}

export function all(terms: string[]): string {
  return `(${terms.join(' AND ')})`;
}

/** The expression, looked for in these columns only. */
export function inColumns(columns: readonly string[], expression: string): string {
  return `({${columns.join(' ')}} : ${expression})`;
}

/** What matches, without what any of the others match. */
export function without(expression: string, others: string[]): string {
  return others.length === 0 ? expression : `(${expression} NOT ${any(others)})`;
}
