import { escapeUTF8 } from 'entities';

/** Control characters, lone surrogates and the two code points that XML 1.0 cannot hold, not even escaped. */
const FORBIDDEN = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Any text as the content or the attribute of an XML element. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replace(/\r\n?/g, '\n').replace(FORBIDDEN, ''));
}
