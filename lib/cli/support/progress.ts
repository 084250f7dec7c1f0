/** Shows how far a long task is. `update` may be called as often as one likes. */
export type Progress = { update(done: number, total: number): void; stop(): void };

const LINE_STEP_PERCENT = 10;
const BAR_LENGTH = 40;

/** A bar on a terminal; elsewhere (a log, a pipe) one plain line for every tenth. */
export function createProgress(label: string, output: NodeJS.WriteStream = process.stdout): Progress {
  return output.isTTY
    ? createBar(label, (text) => output.write(text))
    : createLines(label, (line) => output.write(`${line}\n`));
}

/** Progress as plain lines: "label: 10 %", each tenth once. */
export function createLines(label: string, writeLine: (line: string) => void): Progress {
  let lastPercent = -1;
  return {
    update(done, total) {
      const percent = toPercent(done, total);
      const step = percent - (percent % LINE_STEP_PERCENT);
      if (step <= lastPercent) return;
      lastPercent = step;
      writeLine(`${label}: ${step} %`);
    },
    stop() {},
  };
}

/** Progress as one line of a terminal, written over itself at each percent. */
export function createBar(label: string, write: (text: string) => void): Progress {
  let lastPercent = -1;
  return {
    update(done, total) {
      const percent = toPercent(done, total);
      if (percent === lastPercent) return;
      lastPercent = percent;
      const filled = Math.round((percent / 100) * BAR_LENGTH);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled);
      write(`\r${label} ${bar} ${percent} % | ${done} of ${total}`);
    },
    stop() {
      if (lastPercent >= 0) write('\n');
    },
  };
}

function toPercent(done: number, total: number): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
}
