/** What stops the running calls of one path, and how many hooks still wait for them. */
type Call = { controller: AbortController; holders: number };

const calls = new Map<string, Call>();

/** The signal that calls of this path stop with: once nobody holds them any more. */
export function getCallSignal(path: string): AbortSignal {
  return getCall(path).controller.signal;
}

/**
 * Keeps the calls of this path running until the answered function is called. Several hooks may hold one path: its
 * calls are aborted when the last one lets go and nobody takes hold again at once, as React does in strict mode.
 */
export function holdCall(path: string): () => void {
  const call = getCall(path);
  call.holders += 1;
  return () => {
    call.holders -= 1;
    setTimeout(() => abortUnheld(path, call));
  };
}

/** Tells whether anybody waits for calls of this path. */
export function isCallHeld(path: string): boolean {
  return (calls.get(path)?.holders ?? 0) > 0;
}

function abortUnheld(path: string, call: Call): void {
  if (call.holders > 0) return;
  if (calls.get(path) === call) calls.delete(path);
  call.controller.abort();
}

function getCall(path: string): Call {
  const known = calls.get(path);
  if (known) return known;
  const made = { controller: new AbortController(), holders: 0 };
  calls.set(path, made);
  return made;
}
