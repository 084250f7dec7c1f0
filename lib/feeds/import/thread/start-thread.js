/* A thread begins with plain JavaScript: what runs TypeScript in the main thread (lib/cli/run.js) does not reach here. */
import path from 'node:path';
import { register } from 'tsx/esm/api';

const root = path.resolve(import.meta.dirname, '../../../..');
register({ tsconfig: path.join(root, 'tsconfig.json') });
await import('./run-thread.ts');
