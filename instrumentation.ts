/** Called by Next once for every server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { installUnavailableStatus } = await import('@/lib/server/next-seams/unavailable-status');
  installUnavailableStatus();
  const { installKeepQuery } = await import('@/lib/server/next-seams/keep-query');
  installKeepQuery();
  const { watchCatalogue } = await import('@/lib/server');
  const { getCatalogue } = await import('@/lib/catalogue');
  const { describeChrome } = await import('@/lib/pages/chrome');
  watchCatalogue({ getChanges: (since) => getCatalogue().getChanges(since), loadChrome: describeChrome });
  const { startMailQueue } = await import('@/lib/content/mail');
  startMailQueue();
}
