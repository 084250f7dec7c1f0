/** Takes a key of the keyboard and the options by name and answers the one that is then active, from end to end and round. */
export function pickOptionByKey(
  key: 'ArrowDown' | 'ArrowUp',
  options: string[],
  active: string | null,
): string | null {
  const at = active === null ? -1 : options.indexOf(active);
  if (key === 'ArrowDown') return options[(at + 1) % options.length] ?? null;
  return options.at(at <= 0 ? -1 : at - 1) ?? null;
}
