/** Settles as the promise does, or rejects where that has not happened within so many milliseconds. */
export function settleWithin<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
