import { Presets, SingleBar } from 'cli-progress';

/** Shows how far a long task is. `update` may be called as often as one likes. */
export type Progress = { update(done: number, total: number): void; stop(): void };

const LINE_STEP_PERCENT = 10;

/** A bar on a terminal; elsewhere (a log, a pipe) one plain line for every tenth. */
export function createProgress(label: string, output: NodeJS.WriteStream = process.stdout): Progress {
  return output.isTTY ? createBar(label, output) : createLines(label, (line) => output.write(`${line}\n`));
}

/** Progress as plain lines: "label: 10 %", each tenth once. */
export function createLines(label: string, writeLine: (line: string) => void): Progress {
  let lastPercent = -1;
  return {
    update(done, total) {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      const step = percent - (percent % LINE_STEP_PERCENT);
      if (step <= lastPercent) return;
      lastPercent = step;
      writeLine(`${label}: ${step} %`);
    },
    stop() {},
  };
}

function createBar(label: string, stream: NodeJS.WriteStream): Progress {
  const format = `${label} {bar} {percentage} % | {value} of {total}`;
  const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
  bar.start(1, 0);
  return {
    update(done, total) {
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
