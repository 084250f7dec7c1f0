import { waitForPaint } from './wait-for-paint';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('waits for a frame and the task after it', async () => {
  jest.useFakeTimers();
  const painted = jest.fn();
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  void waitForPaint().then(painted);
  await jest.advanceTimersByTimeAsync(0);
  expect(frame).toHaveBeenCalledTimes(1);
  expect(painted).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(painted).toHaveBeenCalledTimes(1);
});

test('does not wait where the page is hidden, which has no frames', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  await waitForPaint();
  expect(frame).not.toHaveBeenCalled();
});
