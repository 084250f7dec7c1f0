/** Resolves when the browser has painted what was changed before; at once where the page is hidden and paints nothing. */
export async function waitForPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    // A frame's callbacks run before it is painted, a task that they begin runs after.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
