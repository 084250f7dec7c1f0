/** Texts are sent in pieces of about this size: one piece an entry would be slow. */
const PIECE_LENGTH = 16_384;

/**
 * The texts one after another, as UTF-8. They are asked for only as fast as the reader takes them, and no more once it
 * has left. Where they fail the stream fails, so that nobody takes its beginning for the whole.
 */
export function toTextStream(texts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let piece = '';
      let isDone = false;
      while (!isDone && piece.length < PIECE_LENGTH) {
        const next = await texts.next();
        isDone = next.done === true;
        if (next.done !== true) piece += next.value;
      }
      if (piece !== '') controller.enqueue(encoder.encode(piece));
      if (isDone) controller.close();
    },
    async cancel() {
      await texts.return?.();
    },
  });
}
