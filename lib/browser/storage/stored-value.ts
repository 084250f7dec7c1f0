/** A value that the browser remembers under one name, or for as long as the page is open where it denies storage. */
export type StoredValue<T> = {
  /** The value now: the same object until it changes, as React's useSyncExternalStore wants it. */
  read(): T;
  /** Returns whether the browser keeps it when the page is left. */
  write(value: T): boolean;
  /** Forgets the value. */
  clear(): void;
  /** Calls back after every change, in this tab or another; returns how to stop. */
  subscribe(notify: () => void): () => void;
};

/**
 * Keeps a value as JSON in local storage under `key`. `parse` makes a sound value of whatever lies there: it gets
 * undefined where there is nothing or no JSON, and must not throw. Denied, full or corrupt storage never throws.
 */
export function createStoredValue<T>(key: string, parse: (json: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | null = null;
  /** What could not be stored, so that the page goes on with it. */
  let unstored: { value: T } | null = null;

  function read(): T {
    if (unstored) return unstored.value;
    const text = readText(key);
    if (known === null || known.text !== text) known = { text, value: parse(parseJson(text)) };
    return known.value;
  }

  function change(store: () => void, value: T): boolean {
    try {
      store();
      unstored = null;
    } catch {
      unstored = { value };
    }
    listeners.forEach((notify) => notify());
    return unstored === null;
  }

  return {
    read,
    write: (value) => change(() => localStorage.setItem(key, JSON.stringify(value)), value),
    clear() {
      change(() => localStorage.removeItem(key), parse(undefined));
    },
    subscribe(notify) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) notify();
      };
      listeners.add(notify);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(notify);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether this browser lets the site keep nothing at all: what createStoredValue writes is gone with the page. */
export function isStorageDenied(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}
