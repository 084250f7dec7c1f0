/** Called by Next once for every server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchCatalogue } = await import('./lib/catalogue/watch-catalogue');
  watchCatalogue();
}
