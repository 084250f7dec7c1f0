/** The words that an offer's texts are filled with: "pct" → "20", "many" → "linen shirts". */
export type Facts = Record<string, string>;

/**
 * Takes a template and its facts and returns the text: "{many}" as it is, "{Many}" with a capital, "{a one}" with
 * its article. Throws on a fact that is not there.
 */
export function fillTemplate(template: string, facts: Facts): string {
  return template.replace(/\{([aA] )?(\w+)\}/g, (_match, article: string | undefined, key: string) => {
    const value = facts[key] ?? capitalise(facts[key.charAt(0).toLowerCase() + key.slice(1)]);
    if (value === undefined) throw new Error(`"${template}" needs the fact "${key}"`);
    return article ? `${pickArticle(article.trim(), value)} ${value}` : value;
  });
}

/** Says whether the facts hold everything that the template asks for. */
export function isFillable(template: string, facts: Facts): boolean {
  return [...template.matchAll(/\{(?:[aA] )?(\w)(\w*)\}/g)].every(
    ([, first = '', rest = '']) => `${first}${rest}` in facts || `${first.toLowerCase()}${rest}` in facts,
  );
}

function capitalise(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function pickArticle(article: string, word: string): string {
  const soundsLikeVowel = /^(?:[aeiou]|1[18]\b|18|LED\b)/i.test(word) && !/^(?:us|uni|uk|eu|one)/i.test(word);
  return soundsLikeVowel ? `${article}n` : article;
}

/** A line of wording that may be true of some things only. */
export type Sentence = {
  text: string;
  /** Words of which one must be in what the sentence stands beside; none if it is true of everything. */
  about: string[];
};

/** Takes "It folds with one hand. | pushchair, cot" and returns the sentence with what it is about. */
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
