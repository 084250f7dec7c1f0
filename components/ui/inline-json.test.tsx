import { render } from '@testing-library/react';
import { formatInlineJson, InlineJson } from './inline-json';

describe('formatInlineJson', () => {
  it.each([
    ['a closing tag', { name: '</script><script>alert(1)</script>' }],
    ['a comment', { name: '<!-- <script>' }],
    ['an ampersand', { name: 'Salt & Pepper' }],
    ['line separators', { name: 'a\u2028b\u2029c' }],
    ['quotes and backslashes', { name: '"\\n"' }],
  ])('keeps %s as data', (_, data) => {
    const text = formatInlineJson(data);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe('InlineJson', () => {
  it('holds the data in one element', () => {
    const data = { '@type': 'Organization', name: '</script>' };
    const { container } = render(<InlineJson data={data} />);
    const scripts = container.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toHaveAttribute('type', 'application/ld+json');
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(data);
  });
});
