/** A line of wording that may be true of some things only. */
export type Sentence = {
  text: string;
  /** Words of which one must be in what the sentence stands beside; none if it is true of everything. */
  about: string[];
};

/** Takes "It folds with one hand. | pushchair, cot" and answers the sentence with what it is about. */
export function parseSentence(line: string): Sentence {
  const [text = '', words = ''] = line.split('|');
  const about = words.split(',').map((word) => word.trim());
  return { text: text.trim(), about: about.filter((word) => word !== '') };
}

/** Says whether the sentence may stand beside that text: it is true of everything, or the text names its subject. */
export function isAbout({ about }: Sentence, text: string): boolean {
  const lower = text.toLowerCase();
  return about.length === 0 || about.some((word) => lower.includes(word));
}
