import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claim, say, skip, until } from './claims';
import { findPort, run, start } from './programs';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
/** Copied before the packages are installed. */
const FIRST = ['package.json', 'package-lock.json', '.npmrc'];

/** What an instruction of deploy/Dockerfile says, in order. */
function list(instruction: string, text = DOCKERFILE): string[] {
  return [...text.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
}

/**
 * docs/operations.md, "A container". No container engine is needed: the commands of deploy/Dockerfile run as they stand there,
 * in a folder with the files of the last commit. That takes minutes, so only on request.
 */
export async function tryImage(isWanted: boolean): Promise<void> {
  if (!isWanted)
    return skip(1, 'the steps of deploy/Dockerfile take minutes (npm run test:growth -- --image)');
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-image-'));
  const [context, app] = [path.join(folder, 'context/'), path.join(folder, 'app')];
  await claim('the commands of deploy/Dockerfile build the site, and its CMD serves it', async () => {
    await run('git', ['checkout-index', '--all', `--prefix=${context}`], process.env);
    mkdirSync(app);
    for (const name of FIRST)
      cpSync(path.join(context, name), path.join(app, name), { preserveTimestamps: true });
    const [build = '', serve = ''] = DOCKERFILE.split(/^FROM .*$/m).slice(1);
    const { PATH, HOME } = process.env;
    const env: Record<string, string | undefined> = {
      ...{ PATH, HOME, NEXT_TELEMETRY_DISABLED: '1', DEPLOYMENT: 'production', NODE_ENV: undefined },
    };
    for (const [index, command] of list('RUN', build).entries()) {
      say(command);
      await run('sh', ['-c', command], env as NodeJS.ProcessEnv, app);
      if (index === 0) cpSync(context, app, { recursive: true, preserveTimestamps: true });
    }
    const [command = '', ...args] = JSON.parse(list('CMD', serve)[0] ?? '[]') as string[];
    const check = JSON.parse(
      /CMD (\[.+\])/.exec(list('HEALTHCHECK', serve)[0] ?? '')?.[1] ?? '[]',
    ) as string[];
    const serving = {
      ...env,
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      PORT: String(await findPort()),
      DEMO: 'off',
    } as NodeJS.ProcessEnv;
    const site = start(command, args, serving, app);
    const isHealthy = async () => {
      const [code] = await once(start(check[0] ?? '', check.slice(1), serving, app).child, 'exit');
      return code === 0;
    };
    await until('the health check passes', isHealthy, 60_000);
    const size = (await run('du', ['-sm', app], process.env)).split('\t')[0];
    assert.equal(await site.stop(), 0);
    return `the health check passes, SIGTERM ends it with code 0; ${size} MB`;
  });
  rmSync(folder, { recursive: true });
}
