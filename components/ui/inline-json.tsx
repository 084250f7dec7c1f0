// U+2028 and U+2029 are line ends to older script parsers; `<`, `>` and `&` could end the element or open a comment.
const UNSAFE = /[<>&\u2028\u2029]/g;
/**
 * JSON in the page, by default linked data for crawlers (JSON-LD). The only place for inline JSON; foreign text in it
 * cannot leave the element.
 */
export function InlineJson({ data, type = 'application/ld+json' }: { data: object; type?: string }) {
  return (
    <script
      type={type}
      // eslint-disable-next-line no-restricted-syntax -- this component is the guard that the rule points to
      dangerouslySetInnerHTML={{ __html: formatInlineJson(data) }}
    />
  );
}

/** Returns the JSON of any plain value, safe inside a script element; parsing it gives the value back. */
export function formatInlineJson(data: object): string {
  return JSON.stringify(data).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
