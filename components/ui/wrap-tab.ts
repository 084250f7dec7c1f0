const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]';

type TabPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** On Tab leads from the last stop of a container to its first, and back; the platform would go to the browser's bar. */
export function wrapTab(event: TabPress, container: Element): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (stop) => !stop.closest('[inert]'),
  );
  const [edge, target] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (edge !== document.activeElement) return;
  event.preventDefault();
  target?.focus();
}
