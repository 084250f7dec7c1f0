import { buildAdDocument, createAdToken, isAdEscape, parseAdHeight } from './ad-document';

const ad = { html: '<b>Buy</b>', token: '1-2-3-4', title: 'Partner', locale: 'en' };

function parseDocument(values: Partial<typeof ad> = {}): Document {
  return new DOMParser().parseFromString(buildAdDocument({ ...ad, ...values }), 'text/html');
}

test('the document holds the HTML, is named, opens new tabs and sends no referrer', () => {
  const document = parseDocument();
  expect(document.querySelector('b')?.textContent).toBe('Buy');
  expect(document.title).toBe('Partner');
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('base')?.target).toBe('_blank');
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

test('its content is a main of its own name, with the heading that a document has', () => {
  const main = parseDocument({ title: 'A "partner"' }).querySelector('main');
  expect(main?.getAttribute('aria-label')).toBe('A "partner"');
  expect(main?.querySelector('h1')?.textContent).toBe('A "partner"');
});

test.each(['<!-- open', '</body></html>', '<script>var open = "', '<textarea>', '<plaintext>'])(
  'the reporter comes before HTML such as %s',
  (html) => {
    const reporter = parseDocument({ html }).querySelector('body > script');
    expect(reporter?.textContent).toContain('"1-2-3-4"');
    expect(reporter?.textContent).toMatch(/observe\(document\.body\)\}\)\(\)$/);
  },
);

test('titles and tokens cannot break out of their attributes', () => {
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

test.each([
  [{ adToken: '1-2', adKey: 'Escape' }, true],
  [{ adToken: '1-2', adKey: 'Enter' }, false],
  [{ adToken: '1-2', adHeight: 90 }, false],
  [{ adToken: '1-3', adKey: 'Escape' }, false],
  [{ adKey: 'Escape' }, false],
  ['Escape', false],
  [null, false],
])('the message %j reports the Escape key: %s', (message, expected) => {
  expect(isAdEscape(message, '1-2')).toBe(expected);
});

describe('the reporter, where it runs', () => {
  const postMessage = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});

  beforeAll(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Tests have scripts run only on demand.
    window.eval(parseDocument().querySelector('body > script')?.textContent ?? '');
  });

  beforeEach(() => postMessage.mockClear());

  test('reports its height once it is loaded, in sight or not', () => {
    window.dispatchEvent(new Event('load'));
    expect(postMessage).toHaveBeenCalledWith({ adToken: '1-2-3-4', adHeight: 0 }, '*');
  });

  test('reports Escape', () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(postMessage).toHaveBeenCalledWith({ adToken: '1-2-3-4', adKey: 'Escape' }, '*');
  });

  test.each([{ key: 'Enter' }, { key: 'Escape', isComposing: true }])('reports nothing of %j', (press) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
    expect(postMessage).not.toHaveBeenCalled();
  });
});

test('every token is another', () => {
  expect(createAdToken()).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(createAdToken()).not.toBe(createAdToken());
});
