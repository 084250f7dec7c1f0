const CHECK_INTERVAL_MS = 250;

/**
 * Calls `onGone` once when the npm that started this process has ended. A signal to npm ends npm and its shell without
 * reaching what they started, which would go on serving unseen. Answers a function that ends the watch.
 */
export function watchParent(onGone: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  // Started without npm, a process may outlive the shell it came from.
  if (env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
