/** A moment as a part of file names, in UTC, in the order of time: "2026-11-30T18-05-09-120Z". */
export function formatStamp(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}
