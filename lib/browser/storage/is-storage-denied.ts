/** Whether this browser lets the site keep nothing at all: what createStoredValue writes is gone with the page. */
export function isStorageDenied(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}
