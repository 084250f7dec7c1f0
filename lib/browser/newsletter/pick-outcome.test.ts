/** @jest-environment node */
import { pickOutcome } from './pick-outcome';

it.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [204, 'accepted'],
  [400, 'refused'],
  [410, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [304, 'failed'],
  [401, 'failed'],
  [403, 'failed'],
  [404, 'failed'],
  [408, 'failed'],
  [425, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
  [502, 'failed'],
  [503, 'failed'],
] as const)('%i is %s', (status, outcome) => {
  expect(pickOutcome(status)).toBe(outcome);
});
