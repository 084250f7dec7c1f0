import { serveE2eSite } from '@/lib/cli/e2e-site';
import { runCommand } from '@/lib/cli/run-command';

await runCommand(serveE2eSite);
