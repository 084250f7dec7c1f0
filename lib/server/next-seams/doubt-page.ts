/** Has the page that is being made, if one is, made anew soon: what it says may be the fault of a host in trouble. */
export async function doubtPage(): Promise<void> {
  // Only now, because commands do without Next.
  const { shortenPageLife } = await import('./shorten-page-life');
  await shortenPageLife();
}

/** Doubts a page that says "not found" because a list holds nothing at all. */
export async function doubtIfEmpty({ total }: { total: number }): Promise<void> {
  if (total === 0) await doubtPage();
}
