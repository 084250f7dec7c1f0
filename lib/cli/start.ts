import { loadEnv } from './load-env';
import { runCommand } from './run-command';
import { startSite } from './start-site';

loadEnv();
await runCommand(startSite);
