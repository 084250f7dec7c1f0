/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from './inline-script';

describe('InlineScript', () => {
  it.each([
    ['plain code', 'if(1<2&&"a")run()', '<script>if(1<2&&"a")run()</script>'],
    ['a closing tag in a string', 'x="</script>"', '<script>x="\\x3C/script>"</script>'],
    ['a comment in a string', 'x="<!--"', '<script>x="\\x3C!--"</script>'],
  ])('writes %s', (_, code, html) => {
    expect(renderToStaticMarkup(<InlineScript code={code} />)).toBe(html);
  });
});
