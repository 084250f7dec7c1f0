/** @jest-environment node */
import { remember } from './remember';

describe('remember', () => {
  it('reads each text once, and again when it had to forget', () => {
    const read = jest.fn((text: string) => (text === '' ? undefined : text.length));
    const recall = remember(read, 2);
    expect(['a', '', 'a', '', 'bb', 'a'].map(recall)).toEqual([1, undefined, 1, undefined, 2, 1]);
    expect(read.mock.calls.map(([text]) => text)).toEqual(['a', '', 'bb', 'a']);
  });

  it('asks again after an error', () => {
    const read = jest.fn(() => {
      throw new Error('no');
    });
    const recall = remember(read);
    expect(() => recall('a')).toThrow('no');
    expect(() => recall('a')).toThrow('no');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
