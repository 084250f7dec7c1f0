/** @jest-environment jsdom */
import type { onCaughtError as OnCaught } from 'next/dist/client/react-client-callbacks/error-boundary-callbacks';
import {
  getAccessFallbackHTTPStatus,
  isHTTPAccessFallbackError,
} from 'next/dist/client/components/http-access-fallback/http-access-fallback';
import { isBailoutToCSRError } from 'next/dist/shared/lib/lazy-dynamic/bailout-to-csr';
import { throwMissing, throwQuietlyInBrowser } from './page-status';

function getThrown(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

it('Next makes status 404 of what is thrown', () => {
  const error = getThrown(throwMissing);
  expect(isHTTPAccessFallbackError(error) && getAccessFallbackHTTPStatus(error)).toBe(404);
});

it('Next adds no robots tag for what is thrown, and takes it for no fault, once it has the status', async () => {
  const error = getThrown(throwMissing);
  await Promise.resolve();
  expect(isHTTPAccessFallbackError(error)).toBe(false);
  expect(isBailoutToCSRError(error)).toBe(true);
});

it('Next prints nothing in the console of what is thrown in the browser, unlike other errors', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {});
  // Next takes the console's method when it is loaded.
  const { onCaughtError } = jest.requireActual<{ onCaughtError: typeof OnCaught }>(
    'next/dist/client/react-client-callbacks/error-boundary-callbacks',
  );
  onCaughtError(getThrown(throwQuietlyInBrowser), {});
  expect(print).not.toHaveBeenCalled();
  onCaughtError(new Error('A fault of ours.'), {});
  expect(print).toHaveBeenCalled();
});
