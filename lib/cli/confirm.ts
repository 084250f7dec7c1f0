import { createInterface } from 'node:readline/promises';

/** Asks on the terminal; true for y or yes. Null where nobody sits at one. */
export const confirm = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null;

async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
