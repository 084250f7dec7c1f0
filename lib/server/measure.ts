import { channel } from 'node:diagnostics_channel';

/** What code that Next bundles measures: how long a call of a database took, and how many writes wait. */
export type Measurement =
  { what: 'database'; milliseconds: number } | { what: 'waiting-clicks' | 'waiting-writes'; count: number };

/** Reaches through the bundles of one process, each of which has a copy of this module. */
const measurements = channel('clipmint.measurements');

/** Passes on what was measured; does nothing where nobody has called onMeasurement. */
export function measure(measurement: Measurement): void {
  if (measurements.hasSubscribers) measurements.publish(measurement);
}

/** Whether it is worth taking the time. */
export function isMeasuring(): boolean {
  return measurements.hasSubscribers;
}

/** Calls `take` with each measurement of this process from now on. */
export function onMeasurement(take: (measurement: Measurement) => void): void {
  measurements.subscribe((message) => take(message as Measurement));
}
