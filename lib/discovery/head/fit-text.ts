/** Search engines cut titles at about 70 characters and descriptions at about 160; shorter than 50 says too little. */
const MAX_TITLE_LENGTH = 70;
const MIN_DESCRIPTION_LENGTH = 50;
const MAX_DESCRIPTION_LENGTH = 160;
/** What is left of a long text in a title whose other parts are long as well. */
const MIN_TEXT_LENGTH = 20;

const ELLIPSIS = '…';
const TRAILING_PUNCTUATION = /[\s\p{Pd},;:.!?([{"“«'‘-]+$/u;
const SENTENCE_END = /[.!?…]["”»’)]?$/;

/**
 * Takes a text and the most characters it may have, and returns it on one line: whole, or cut after a word with an
 * ellipsis. A single word that is longer is cut within.
 */
export function fitText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line;
  // One character more than there is room for, to see whether the last word ends there.
  const start = characters.slice(0, maxLength).join('');
  const end = start.lastIndexOf(' ');
  const words = end > 0 ? start.slice(0, end) : characters.slice(0, maxLength - 1).join('');
  return words.replace(TRAILING_PUNCTUATION, '') + ELLIPSIS;
}

/** A title around a text of any length: the text is cut, so that what stands around it is kept. */
export function fitTitle(text: string, buildTitle: (text: string) => string): string {
  const room = MAX_TITLE_LENGTH - buildTitle('').length;
  return buildTitle(fitText(text, Math.max(room, MIN_TEXT_LENGTH)));
}

/** A description of sensible length: the first text, the next ones after it while it is too short, cut after a word. */
export function fitDescription(first: string, ...next: string[]): string {
  const joined = next.reduce(
    (text, more) => (text.length < MIN_DESCRIPTION_LENGTH ? joinSentences(text, more) : text),
    first.trim(),
  );
  return fitText(joined, MAX_DESCRIPTION_LENGTH);
}

function joinSentences(text: string, more: string): string {
  if (text === '') return more;
  return SENTENCE_END.test(text) ? `${text} ${more}` : `${text}. ${more}`;
}
