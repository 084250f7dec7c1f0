import { parseEnd, parseStart, PHASE, pickPhase } from './phase';

const active = { status: 'active', startDate: null, endDate: null } as const;
const at = (text: string) => new Date(text);
const ms = (text: string) => Date.parse(text);

describe('pickPhase', () => {
  it.each([
    ['no dates never end', active, '2026-11-20T12:00:00Z', PHASE.live, null],
    [
      'the last moment of its last day',
      { ...active, endDate: '2026-11-20' },
      '2026-11-20T23:59:59.999Z',
      PHASE.live,
      '2026-11-21T00:00:00Z',
    ],
    [
      'the first moment after its last day',
      { ...active, endDate: '2026-11-20' },
      '2026-11-21T00:00:00.000Z',
      PHASE.expired,
      null,
    ],
    [
      'the moment before its end',
      { ...active, endDate: '2026-11-20T18:00:00Z' },
      '2026-11-20T17:59:59.999Z',
      PHASE.live,
      '2026-11-20T18:00:00Z',
    ],
    [
      'its end',
      { ...active, endDate: '2026-11-20T18:00:00Z' },
      '2026-11-20T18:00:00.000Z',
      PHASE.expired,
      null,
    ],
    [
      'the moment before its first day',
      { ...active, startDate: '2026-11-21' },
      '2026-11-20T23:59:59.999Z',
      PHASE.scheduled,
      '2026-11-21T00:00:00Z',
    ],
    [
      'its first moment',
      { ...active, startDate: '2026-11-21' },
      '2026-11-21T00:00:00.000Z',
      PHASE.live,
      null,
    ],
    [
      'between start and end',
      { ...active, startDate: '2026-11-20', endDate: '2026-11-20' },
      '2026-11-20T12:00:00Z',
      PHASE.live,
      '2026-11-21T00:00:00Z',
    ],
    [
      'an end before the start',
      { ...active, startDate: '2026-12-01', endDate: '2026-11-01' },
      '2026-11-20T12:00:00Z',
      PHASE.expired,
      null,
    ],
    [
      'retired',
      { ...active, status: 'retired', endDate: '2026-12-01' } as const,
      '2026-11-20T12:00:00Z',
      PHASE.retired,
      null,
    ],
  ])('%s', (_, offer, now, phase, until) => {
    expect(pickPhase(offer, at(now))).toEqual({ phase, phaseUntil: until && ms(until) });
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-30', '2026-11-30T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['2024-02-29', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z'],
    ['2026-11-30T18:00:00Z', '2026-11-30T18:00:00Z', '2026-11-30T18:00:00Z'],
    ['2026-11-30T18:00:00+02:00', '2026-11-30T16:00:00Z', '2026-11-30T16:00:00Z'],
    ['2026-11-30T18:00:00', '2026-11-30T18:00:00Z', '2026-11-30T18:00:00Z'],
    ['2026-11-30 18:00', '2026-11-30T18:00:00Z', '2026-11-30T18:00:00Z'],
  ])('%s starts and ends in UTC', (text, start, end) => {
    expect([parseStart(text), parseEnd(text)]).toEqual([ms(start), ms(end)]);
  });

  it.each([
    '',
    'soon',
    '30.11.2026',
    '2026-13-01',
    '2026-02-30',
    '20261130',
    'Nov 5',
    '2026-11-30T25:00:00Z',
  ])('refuses %j', (text) => {
    expect(() => parseStart(text)).toThrow(`"${text}" is not a date`);
  });
});
