import { keepContent } from './keep-content';

async function* give(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function readAll(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('is read again from its beginning, also where it was not read to its end', async () => {
  const { content, close } = await keepContent(give('one ', 'two ', 'three'));
  for await (const chunk of content) {
    expect(Buffer.from(chunk).toString()).toBe('one ');
    break;
  }
  expect(await readAll(content)).toBe('one two three');
  expect(await readAll(content)).toBe('one two three');
  await close();
});

it('gives back what it reads from where nothing more is wanted', async () => {
  let isClosed = false;
  const endless = (async function* () {
    try {
      for (;;) yield Buffer.from('x');
    } finally {
      isClosed = true;
    }
  })();
  const { content, close } = await keepContent(endless);
  for await (const chunk of content) {
    expect(chunk).toHaveLength(1);
    break;
  }
  await close();
  expect(isClosed).toBe(true);
});
