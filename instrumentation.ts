/** Called by Next once for every server process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { answerUnavailable } = await import('./lib/page-cache/answer-unavailable');
  answerUnavailable();
  const { watchCatalogue } = await import('./lib/catalogue/watch-catalogue');
  watchCatalogue();
}
