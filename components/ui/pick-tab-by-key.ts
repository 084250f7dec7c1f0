/** The index of the tab that a key leads to (ARIA pattern of tabs), null for keys that mean nothing to tabs. */
export function pickTabByKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return index;
    default:
      return null;
  }
}
