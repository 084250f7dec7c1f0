/** @jest-environment jsdom */
import { renderHtml } from './testing/render-html';

async function render(source: string, idPrefix: string): Promise<HTMLElement> {
  const html = await renderHtml(source, { idPrefix });
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const TEXT = [
  '# Überblick\n\n## Heizung & Strom\n\n## Heizung & Strom\n\n### L’été à Noël',
  'A[^note] b[^note] c[^zwei].\n\n[^note]: One.\n[^zwei]: Two.',
  '[1](#überblick) [2](#heizung-strom) [3](#heizung-strom-1) [4](#lété-à-noël) [5](#own) <b id="own">x</b>',
].join('\n\n');

describe.each(['text-', 'article-7-'])('a text whose ids begin with %s', (idPrefix) => {
  it('has no other ids, each once', async () => {
    const ids = [...(await render(TEXT, idPrefix)).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(9);
    expect(ids.filter((id) => !id.startsWith(idPrefix))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads every link and label within it to its target, in place', async () => {
    const body = await render(TEXT, idPrefix);
    const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1', '2', '3', '4', '5', '↩', '↩2']),
    );
    for (const link of links) {
      const id = decodeURIComponent(link.hash.slice(1));
      expect(body.querySelector(`[id="${id}"]`)).not.toBeNull();
      expect(link.target).toBe('');
    }
    for (const link of body.querySelectorAll('[aria-describedby]')) {
      expect(body.querySelector(`#${link.getAttribute('aria-describedby')}`)?.textContent).toBe('Footnotes');
    }
  });
});

it('names every way back after the place it leads to', async () => {
  const body = await render('a[^1] b[^1] c[^2]\n\n[^1]: x\n[^2]: y', 'text-');
  const names = [...body.querySelectorAll('[data-footnote-backref]')].map((link) =>
    link.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Back to reference 1', 'Back to reference 1-2', 'Back to reference 2']);
});
