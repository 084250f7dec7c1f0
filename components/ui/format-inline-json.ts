// U+2028 and U+2029 are line ends to older script parsers; `<`, `>` and `&` could end the element or open a comment.
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Takes any plain value and answers JSON that is safe inside a script element; parsing it gives the value back. */
export function formatInlineJson(data: object): string {
  return JSON.stringify(data).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
