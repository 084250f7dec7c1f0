/** @jest-environment node */
import { HELD_BACK, PHASE } from '../phase';
import { pickShown, type Rival } from './pick-shown';

const RIVAL: Rival = { id: 5, source: 'a', phase: PHASE.live, endAt: 1_000, exclusive: false };

describe('pickShown', () => {
  it.each<[string, Partial<Rival>]>([
    ['the older one where all else is equal', { id: 4 }],
    ['the one that ends later', { id: 9, endAt: 1_001 }],
    ['the one that never ends', { id: 9, endAt: null }],
    ['an exclusive one, although it ends sooner', { id: 9, endAt: 1, exclusive: true }],
    ['one that was held back so far', { id: 4, phase: PHASE.live + HELD_BACK }],
  ])('shows %s', (_, better) => {
    const winner = { ...RIVAL, source: 'b', ...better };
    expect(pickShown([RIVAL, winner])).toBe(winner);
    expect(pickShown([winner, RIVAL])).toBe(winner);
  });

  it.each([
    [PHASE.live, PHASE.scheduled],
    [PHASE.scheduled, PHASE.expired],
    [PHASE.live, PHASE.expired],
  ])('shows one in phase %d before one in phase %d, even an exclusive one', (better, worse) => {
    const winner = { ...RIVAL, id: 9, phase: better };
    const loser = { ...RIVAL, id: 1, phase: worse, endAt: null, exclusive: true, source: 'b' };
    expect(pickShown([loser, winner])).toBe(winner);
  });

  it('leaves alone what one source sells several times, and nothing', () => {
    expect(pickShown([RIVAL, { ...RIVAL, id: 6 }])).toBeNull();
    expect(pickShown([])).toBeNull();
  });
});
