import asyncHooks from 'node:async_hooks';

/**
 * Ends the asynchronous contexts of the test files that ran before in this process. Jest 30.4 and later opens one a
 * file and leaves it open, and before Node 24 every promise pays for every one that is open: after 190 files, tests that
 * await much took ten times as long. Can go once Jest closes them, or once Node 24 is the oldest version.
 */
type Hooks = typeof asyncHooks & { openedByTests?: asyncHooks.AsyncLocalStorage<unknown>[] };

// One object for all files of a process: what is built into Node is outside of Jest's module registry.
const hooks: Hooks = asyncHooks;

if (!hooks.openedByTests) {
  const opened: asyncHooks.AsyncLocalStorage<unknown>[] = [];
  hooks.openedByTests = opened;
  hooks.AsyncLocalStorage = class<T> extends hooks.AsyncLocalStorage<T> {
    constructor(...options: ConstructorParameters<typeof asyncHooks.AsyncLocalStorage>) {
      super(...options);
      opened.push(this);
    }
  };
}
hooks.openedByTests.splice(0).forEach((storage) => storage.disable());
