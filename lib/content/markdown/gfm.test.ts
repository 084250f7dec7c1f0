import { renderHtml } from './testing/render-html';

async function listClasses(source: string): Promise<string[]> {
  const html = await renderHtml(source);
  return [...html.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(([, name, value]) => `${name}.${value}`);
}

describe('rehypeGfmClasses', () => {
  it.each([
    { what: 'tasks', source: '- [ ] a\n- b', expected: ['ul.contains-task-list', 'li.task-list-item'] },
    {
      what: 'loose tasks',
      source: '1. [x] a\n\n2. b',
      expected: ['ol.contains-task-list', 'li.task-list-item'],
    },
    { what: 'a box within the words of an item', source: '- a <input type="checkbox">', expected: [] },
    { what: 'a list without tasks', source: '- a', expected: [] },
    { what: 'footnotes', source: 'a[^1]\n\n[^1]: b', expected: ['section.footnotes', 'h2.sr-only'] },
    {
      what: "an author's classes",
      source: '<h2 class="sr-only">a</h2>\n\n<ul class="contains-task-list"></ul>',
      expected: [],
    },
  ])('$what', async ({ source, expected }) => {
    expect(await listClasses(source)).toEqual(expected);
  });
});
