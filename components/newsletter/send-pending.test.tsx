import { act, fireEvent, render } from '@testing-library/react';
import { sendPending } from '@/lib/browser/newsletter';
import { SendPending } from './send-pending';

jest.mock('@/lib/browser/newsletter', () => ({ sendPending: jest.fn(async () => {}) }));

const send = jest.mocked(sendPending);
const onLine = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  onLine.mockReturnValue(true);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('SendPending', () => {
  it('shows nothing, and sends what waits once the browser is idle', () => {
    const { container } = render(<SendPending />);
    expect(container).toBeEmptyDOMElement();
    expect(send).not.toHaveBeenCalled();
    act(() => jest.runAllTimers());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('asks the browser when it is idle, where that is known', () => {
    const idle = jest.fn<number, [() => void]>(() => 7);
    const cancel = jest.fn();
    Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: cancel });
    const { unmount } = render(<SendPending />);
    idle.mock.calls[0]?.[0]();
    expect(send).toHaveBeenCalledTimes(1);
    unmount();
    expect(cancel).toHaveBeenCalledWith(7);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('waits offline, and sends once the browser is online again', () => {
    onLine.mockReturnValue(false);
    render(<SendPending />);
    act(() => jest.runAllTimers());
    expect(send).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does nothing any more once it is gone', () => {
    render(<SendPending />).unmount();
    act(() => jest.runAllTimers());
    fireEvent(window, new Event('online'));
    expect(send).not.toHaveBeenCalled();
  });
});
