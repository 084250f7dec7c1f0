/** The whole body, counted as it comes whatever its header says. Throws Error where it is larger than `maxBytes`. */
export async function readBytes(body: Response['body'], maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, and with it what is still on its way.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
