import { configureGlobal } from 'fast-check';
import { IS_LONG } from './long-run';

// Usual runs try the same cases each time, so that a failure is due to a change; long ones try others each time.
if (!IS_LONG) configureGlobal({ seed: 20_261_122 });

// eslint-disable-next-line no-restricted-imports -- the one place that gives it a seed
export * as fc from 'fast-check';
