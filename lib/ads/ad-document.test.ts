import { buildAdDocument, createAdToken, parseAdHeight } from './ad-document';

const ad = { html: '<b>Buy</b>', token: '1-2-3-4', title: 'Partner', locale: 'en' };

function parseDocument(values: Partial<typeof ad> = {}): Document {
  return new DOMParser().parseFromString(buildAdDocument({ ...ad, ...values }), 'text/html');
}

test('the document holds the HTML, is named, opens new tabs and tells no referrer', () => {
  const document = parseDocument();
  expect(document.querySelector('b')?.textContent).toBe('Buy');
  expect(document.title).toBe('Partner');
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('base')?.target).toBe('_blank');
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

test.each(['<!-- open', '</body></html>', '<script>var open = "', '<textarea>', '<plaintext>'])(
  'the reporter comes before HTML such as %s',
  (html) => {
    const reporter = parseDocument({ html }).querySelector('body > script');
    expect(reporter?.textContent).toContain('"1-2-3-4"');
    expect(reporter?.textContent).toMatch(/observe\(document\.body\)$/);
  },
);

test('titles and tokens cannot break out of their places', () => {
  const document = parseDocument({
    title: '</title><script>title()</script>',
    token: '"</script><script>token()',
  });
  expect(document.title).toBe('</title><script>title()</script>');
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test.each([
  [{ adToken: '1-2', adHeight: 90 }, 90],
  [{ adToken: '1-2', adHeight: 0.5 }, 0.5],
  [{ adToken: '1-2', adHeight: 0 }, null],
  [{ adToken: '1-2', adHeight: -1 }, null],
  [{ adToken: '1-2', adHeight: Number.POSITIVE_INFINITY }, null],
  [{ adToken: '1-2', adHeight: Number.NaN }, null],
  [{ adToken: '1-2', adHeight: '90' }, null],
  [{ adToken: '1-3', adHeight: 90 }, null],
  [{ adHeight: 90 }, null],
  ['1-2', null],
  [null, null],
  [undefined, null],
])('the message %j reports the height %j', (message, height) => {
  expect(parseAdHeight(message, '1-2')).toBe(height);
});

test('every token is another', () => {
  expect(createAdToken()).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(createAdToken()).not.toBe(createAdToken());
});
