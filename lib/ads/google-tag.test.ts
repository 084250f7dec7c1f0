import { loadGoogleTag, requestGoogleAd } from './google-tag';

function listTags(): HTMLScriptElement[] {
  return [...document.querySelectorAll('script')];
}

afterEach(() => {
  document.head.replaceChildren();
  delete window.adsbygoogle;
});

test('the tag is loaded once a publisher', async () => {
  const loaded = Promise.all([loadGoogleTag('ca-pub-1'), loadGoogleTag('ca-pub-1')]);
  const [tag, ...others] = listTags();
  expect(others).toEqual([]);
  expect(tag).toHaveAttribute(
    'src',
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1',
  );
  expect(tag).toHaveAttribute('crossorigin', 'anonymous');
  expect(tag?.async).toBe(true);
  tag?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toHaveLength(2);
});

test('a blocked tag rejects, and is not asked for again', async () => {
  const blocked = loadGoogleTag('ca-pub-2');
  listTags()[0]?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toThrow('could not be loaded');
  await expect(loadGoogleTag('ca-pub-2')).rejects.toThrow('could not be loaded');
  expect(listTags()).toHaveLength(1);
});

test('each ad is one push to the queue of the tag', () => {
  requestGoogleAd();
  requestGoogleAd();
  expect(window.adsbygoogle).toEqual([{}, {}]);
});
