const STRING = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
/** Whole message files that are handed on as objects: getMessages(locale).offer, import('./messages/en/offer.json'). */
const HANDED_ON = [
  /messages\/en\/(\w+)\.json/g,
  /getMessages\(\w*\)\.(\w+)/g,
  /\{([^{}]*)\}\s*=\s*getMessages\(/g,
];

/**
 * Takes the keys of all texts and the files of the site's code, and returns the keys that no code can mean. A key is
 * meant by a string that is it or by a template that fits it; in a file that is handed on as an object, by its names.
 */
export function findUnusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const strings = new Set(sources.flatMap(listStrings));
  const patterns = [...strings].flatMap(toPattern);
  const endings = [...strings].flatMap(toEnding);
  const words = new Set(sources.flatMap(listMembers));
  const handedOn = new Set(sources.flatMap(listHandedOn));

  const isNamed = (key: string) => strings.has(key) || patterns.some((pattern) => pattern.test(key));
  const isBuilt = (key: string) =>
    endings.some((ending) => key.endsWith(ending) && isNamed(key.slice(0, -ending.length)));
  const isInObject = ([file = '', ...names]: string[]) =>
    handedOn.has(file) && names.every((name) => words.has(name));
  return keys.filter((key) => !isNamed(key) && !isBuilt(key) && !isInObject(key.split('.')));
}

/** Names that are read from an object: `labels.title`, `labels[kind].title`, `{ title, save: text } = labels`. */
function listMembers(source: string): string[] {
  const accessed = [...source.matchAll(/\.\s*([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const taken = [...source.matchAll(/\{([^{}();]*)\}/g)].flatMap(
    ([, names = '']) => names.match(/[\w-]+/g) ?? [],
  );
  return [...accessed, ...taken, ...listStrings(source)];
}

function listStrings(source: string): string[] {
  return [...source.matchAll(STRING)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
}

/** `layout.footer.${page}` fits every page. */
function toPattern(text: string): RegExp[] {
  if (!/^[a-z]\w*\.[\w.-]*\$\{/.test(text)) return [];
  const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return [new RegExp(`^${parts.join('[\\w-]+')}$`)];
}

/** `${key}.title` fits every key that is meant without its ending. */
function toEnding(text: string): string[] {
  const [, ending] = /^\$\{[^}]*\}(\.[\w.-]+)$/.exec(text) ?? [];
  return ending === undefined ? [] : [ending];
}

function listHandedOn(source: string): string[] {
  return HANDED_ON.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
}
