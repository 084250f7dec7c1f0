import { buildAdDocument, buildAdPolicy } from './ad-document';

const ad = { html: '<b>Buy</b>', title: 'Partner', locale: 'en' };

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
    expect(reporter?.textContent).toMatch(/observe\(document\.body\)\}\)\(\)$/);
  },
);

test('a title cannot break out of its attribute', () => {
  const document = parseDocument({ title: '</title><script>title()</script>' });
  expect(document.title).toBe('</title><script>title()</script>');
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test.each([
  [['cdn.example', '*.network.example'], 'cdn.example *.network.example'],
  [['*'], 'https:'],
])('a document of the hosts %j may load from them alone, and is a world of its own', (hosts, sources) => {
  const policy = buildAdPolicy({ hosts }).split('; ');
  for (const directive of [
    "default-src 'none'",
    `script-src 'unsafe-inline' 'unsafe-eval' ${sources}`,
    `frame-src ${sources}`,
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ])
    expect(policy).toContain(directive);
});

test('a document without hosts loads nothing', () => {
  expect(buildAdPolicy({ hosts: [] }).split('; ')).toContain("connect-src 'none'");
});

describe('the reporter, where it runs', () => {
  const postMessage = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});

  beforeAll(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.location.hash = '#1-2-3-4';
    // Tests have scripts run only on demand.
    window.eval(parseDocument().querySelector('body > script')?.textContent ?? '');
  });

  beforeEach(() => postMessage.mockClear());

  test('reports its height once it is loaded, in sight or not', () => {
    window.dispatchEvent(new Event('load'));
    expect(postMessage).toHaveBeenCalledWith({ adToken: '1-2-3-4', adHeight: 0 }, 'http://localhost');
  });

  test('reports Escape', () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(postMessage).toHaveBeenCalledWith({ adToken: '1-2-3-4', adKey: 'Escape' }, 'http://localhost');
  });

  test.each([{ key: 'Enter' }, { key: 'Escape', isComposing: true }])('reports nothing of %j', (press) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
    expect(postMessage).not.toHaveBeenCalled();
  });
});
