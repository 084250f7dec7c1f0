import { type AnyCommand, createCommand, runCommand, startCommand } from './support/command';
import { UsageError } from './support/command-error';

/** Every command: a new one is a file of this folder that exports `command`, and one line here. */
const COMMANDS: Record<string, () => Promise<{ command: AnyCommand }>> = {
  setup: () => import('./setup'),
  start: () => import('./start'),
  serve: () => import('./serve'),
  dev: () => import('./dev'),
  demo: () => import('./demo'),
  import: () => import('./import'),
  offer: () => import('./offer'),
  brand: () => import('./brand'),
  category: () => import('./category'),
  correct: () => import('./correct'),
  imports: () => import('./imports'),
  'static-data': () => import('./static-data'),
  export: () => import('./export'),
  backup: () => import('./backup'),
  restore: () => import('./restore'),
  subscribers: () => import('./subscribers'),
  report: () => import('./report'),
  article: () => import('./article'),
  'article-check': () => import('./article-check'),
  'preview-link': () => import('./preview-link'),
  'markdown-spec': () => import('./development/markdown-spec'),
  'update-icons': () => import('./development/update-icons'),
  'update-app-icons': () => import('./development/update-app-icons'),
  'prepare-e2e': () => import('./development/prepare-e2e'),
  'test-all': () => import('./development/test-all'),
};

/** Runs the command that the first argument names, or prints what there is for --help; sets the exit code. */
export function main([name = '', ...args]: string[]): Promise<void> {
  return runCommand(async () => {
    if (name === '--help' || name === '-h') return printOverview();
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined) throw new UsageError(describeUnknown(name));
    await startCommand((await load()).command, args);
  });
}

function describeUnknown(name: string): string {
  const what = name === '' ? 'No command' : `No command ${JSON.stringify(name)}`;
  return `${what}: run "node lib/cli/run.js" with one of ${Object.keys(COMMANDS).join(', ')}.`;
}

async function printOverview(): Promise<void> {
  const overview = createCommand('<command>', 'Every command; each says more with --help.')
    .usage('[arguments]')
    .helpCommand(false);
  for (const load of Object.values(COMMANDS)) overview.addCommand((await load()).command);
  overview.outputHelp();
}
