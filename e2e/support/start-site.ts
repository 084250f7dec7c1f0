import { serveE2eSite } from '@/lib/cli/support/e2e-site';
import { runCommand } from '@/lib/cli/support/command';

await runCommand(serveE2eSite);
