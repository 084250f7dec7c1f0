/** Whether tests that can try many cases try all they know (`TEST_LONG=1`, as the nightly run does) or a sample. */
export const IS_LONG = process.env.TEST_LONG === '1';

/** The number of cases, or the share of data, that this run tries. */
export function pickEffort(usual: number, long: number): number {
  return IS_LONG ? long : usual;
}
