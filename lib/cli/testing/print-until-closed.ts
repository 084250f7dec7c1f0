import { runCommand } from '../support/command';
import { CommandError } from '../support/command-error';

/** For tests, as a process of its own: prints until nobody reads it any more, goes on printing, and then ends as its argument says. */
const [end = ''] = process.argv.slice(2);

await runCommand(async () => {
  while (await hasReader(process.stdout));
  while (await hasReader(process.stderr));
  console.log('one line more');
  console.error('one line more');
  if (end === 'error') throw new CommandError('It went wrong.', 7);
  return Number(end);
});

function hasReader(stream: NodeJS.WriteStream): Promise<boolean> {
  return new Promise((resolve) => {
    // Only later, or the reader would never have its turn.
    stream.write('a line\n', (error) => void setImmediate(() => resolve(!error)));
  });
}
