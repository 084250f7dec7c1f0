const MINUTE_MS = 60_000;

/** A moment as ISO 8601 writes it in the time zone of this machine, to the minute: "2026-11-21T14:00+01:00". */
export function formatLocalMoment(moment: Date): string {
  const offset = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + offset * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:mm'.length);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
