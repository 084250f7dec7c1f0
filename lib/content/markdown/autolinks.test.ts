import { renderHtml } from './testing/render-html';

/** The text with links shown as [words](address). */
async function renderLinks(source: string): Promise<string> {
  const html = await renderHtml(source, { opensNewTabs: false });
  return html.replace(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)').replace(/<[^>]*>/g, '');
}

describe('bare addresses', () => {
  it.each([
    ['mailto:a@b.example.', '[mailto:a@b.example](mailto:a@b.example).'],
    ['Write mailto:a@b.example now', 'Write [mailto:a@b.example](mailto:a@b.example) now'],
    ['MailTo:a@b.example', '[MailTo:a@b.example](MailTo:a@b.example)'],
    ['notmailto:a@b.example', 'notmailto:[a@b.example](mailto:a@b.example)'],
    ['mailto: a@b.example', 'mailto: [a@b.example](mailto:a@b.example)'],
    ['mailto:[x](/y)', 'mailto:[x](/y)'],
    ['xmpp:a@b.example/x.', '[xmpp:a@b.example/x](xmpp:a@b.example/x).'],
    ['xmpp:a@b.example/', '[xmpp:a@b.example](xmpp:a@b.example)/'],
    ['xmpp:a@b.example/x@y.z/w', '[xmpp:a@b.example/x@y.z](xmpp:a@b.example/x@y.z)/w'],
    ['xmpp:a@b.example and', '[xmpp:a@b.example](xmpp:a@b.example) and'],
    ['mailto:a@b.c xmpp:d@e.f', '[mailto:a@b.c](mailto:a@b.c) [xmpp:d@e.f](xmpp:d@e.f)'],
    ['ftp://a.example/b).', '[ftp://a.example/b]()).'],
    ['(ftp://a.example/b(c))', '([ftp://a.example/b(c)]())'],
    ['ftp://a.example ftp://b.example!', '[ftp://a.example]() [ftp://b.example]()!'],
    ['**ftp://a.example**', '[ftp://a.example]()'],
    ['ftp://a ftp://a_b.c_d sftp://a.example', 'ftp://a ftp://a_b.c_d sftp://a.example'],
    ['`ftp://a.example`', 'ftp://a.example'],
    ['[ftp://a.example](/x)', '[ftp://a.example](/x)'],
    ['<https://a.example b>', '&lt;https://a.example b&gt;'],
    ['<<https://a.example>>', '&lt;[https://a.example](https://a.example)&gt;'],
    ['<[https://a.example](https://a.example)', '&lt;[https://a.example](https://a.example)'],
    ['< https://a.example', '&lt; [https://a.example](https://a.example)'],
  ])('%s', async (source, expected) => {
    expect(await renderLinks(source)).toBe(expected);
  });
});
