/** Scrolls a box, and nothing around it, just as far as it takes to show something inside it. */
export function revealWithin(box: HTMLElement, inner: HTMLElement): void {
  const outside = box.getBoundingClientRect();
  const inside = inner.getBoundingClientRect();
  if (inside.top < outside.top) box.scrollTop -= outside.top - inside.top;
  else if (inside.bottom > outside.bottom) box.scrollTop += inside.bottom - outside.bottom;
}
