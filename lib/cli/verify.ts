import { runChecks } from './run-checks';
import { runCommand } from './run-command';

await runCommand(async () => {
  const results = await runChecks();
  return results.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
});
