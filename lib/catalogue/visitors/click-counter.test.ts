import {
  type ClickCount,
  createClickCounter,
  MAX_A_MINUTE,
  RETRY_DELAY_MS,
  SAVE_DELAY_MS,
} from './click-counter';

const LAMPS = { source: 'awin', externalId: '1' };

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T23:59:30Z') }));
afterEach(() => jest.useRealTimers());

function open() {
  const saved: ClickCount[][] = [];
  const reported: unknown[] = [];
  const state = { isLocked: false };
  const counter = createClickCounter({
    save: async (clicks) => {
      if (state.isLocked) throw new Error('SQLITE_BUSY');
      saved.push([...clicks]);
    },
    clock: () => new Date(),
    report: (error) => reported.push(error),
  });
  return { ...counter, saved, reported, state };
}

it('saves what came within two seconds in one write, by day and kind', async () => {
  const { count, saved } = open();
  count('open', LAMPS);
  count('open', LAMPS);
  count('copy', LAMPS);
  expect(saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(saved).toEqual([
    [
      { ...LAMPS, day: '2026-11-22', kind: 'open', count: 2 },
      { ...LAMPS, day: '2026-11-22', kind: 'copy', count: 1 },
    ],
  ]);
  await jest.advanceTimersByTimeAsync(60_000);
  count('open', LAMPS);
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(saved[1]).toEqual([{ ...LAMPS, day: '2026-11-23', kind: 'open', count: 1 }]);
});

it('keeps what a locked database refuses, reports it, and saves it later with what came meanwhile', async () => {
  const { count, saved, reported, state } = open();
  state.isLocked = true;
  count('open', LAMPS);
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(reported).toHaveLength(1);
  state.isLocked = false;
  count('open', LAMPS);
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  expect(saved).toEqual([[expect.objectContaining({ count: 2 })]]);
});

it('counts no more than so many of a kind for an offer in a minute', async () => {
  const { count, saved } = open();
  for (let call = 0; call < MAX_A_MINUTE + 5; call += 1) count('open', LAMPS);
  count('copy', LAMPS);
  await jest.advanceTimersByTimeAsync(30_000);
  count('open', LAMPS);
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(saved.flat().map((click) => click.count)).toEqual([MAX_A_MINUTE, 1, 1]);
});
