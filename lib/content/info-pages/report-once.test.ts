/** @jest-environment node */
import { reportOnce } from './report-once';

it('says a thing once, another at once, and the first again after all was well', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const problem of ['wrong', 'wrong', 'worse', 'worse', null, null, 'worse']) {
    reportOnce('about.md', problem);
  }
  reportOnce('terms.md', 'worse');
  expect(log.mock.calls.flat()).toEqual(['wrong', 'worse', 'worse', 'worse']);
  log.mockRestore();
});
