export type CatalogueWatcher = {
  /** The version that pages made from now on show; null before the first successful check. */
  getShownVersion(): number | null;
  /** Compares the catalogue's version with the one shown and refreshes the pages where it has moved. Never throws. */
  check(): Promise<void>;
};

type WatcherParts = {
  getVersion: () => Promise<number>;
  refresh: () => Promise<void>;
  report: (error: unknown) => void;
};

/** Notices that another process has changed the catalogue. A check that fails is made up for by the next one. */
export function createCatalogueWatcher({ getVersion, refresh, report }: WatcherParts): CatalogueWatcher {
  let shown: number | null = null;
  let isChecking = false;
  let hasReported = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const version = await getVersion();
      // Before the first check no page was made, so there is nothing to refresh.
      if (shown !== null && version !== shown) await refresh();
      shown = version;
      hasReported = false;
    } catch (error) {
      if (!hasReported) report(error);
      hasReported = true;
    } finally {
      isChecking = false;
    }
  }

  return { getShownVersion: () => shown, check };
}
