const MAX_SHOWN_CHARS = 40;

/** A place in a file; lines and columns count from 1. */
export type Place = { line: number; column: number };

/** What is wrong at one place of a file and what to do about it. A warning stops nothing. */
export type Problem = Place & { message: string; isWarning?: boolean };

/** One line of a report: "guide.md:4:15: what is wrong and what to do". */
export function formatProblem(file: string, { line, column, message, isWarning }: Problem): string {
  return `${file}:${line}:${column}: ${isWarning ? 'warning: ' : ''}${message}`;
}

/** The same problems in the order in which they stand in their file. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
}

export function isError({ isWarning }: Problem): boolean {
  return isWarning !== true;
}

/** A number with its noun: "1 problem", "5 problems". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A value of a front matter as a message shows it: short, and with quotes where it is text. */
export function formatValue(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAX_SHOWN_CHARS ? `${value.slice(0, MAX_SHOWN_CHARS)}…` : value);
}
