/** jsdom has no layout: everything is in sight from the first moment, or out of it until `show` is called. */
export function stubSight({ isInSight = true } = {}): { show: () => void } {
  const callbacks: ((isIntersecting: boolean) => void)[] = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        callbacks.push((isIntersecting) => notify([{ isIntersecting }]));
      }
      observe() {
        callbacks.at(-1)?.(isInSight);
      }
      disconnect() {}
    },
  });
  return { show: () => callbacks.forEach((notify) => notify(true)) };
}
