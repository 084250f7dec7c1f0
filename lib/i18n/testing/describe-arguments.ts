import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a text takes, one line an argument, in the order of the alphabet. Throws where it is no ICU message. */
export function describeArguments(text: string): string[] {
  return [...new Set(parse(text).flatMap(describeElement))].sort();
}

/** The categories that the plurals of a text have; exact numbers (=0) are among the arguments of describeArguments. */
export function listPluralCategories(text: string): string[][] {
  return parse(text).flatMap(listCategories);
}

/** The words of a text, without its arguments. */
export function listLiterals(text: string): string[] {
  return parse(text).flatMap(listWords);
}

function describeElement(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.plural: {
      const exact = Object.keys(element.options).filter((name) => name.startsWith('='));
      return [`plural ${[element.value, ...exact.sort()].join(' ')}`, ...describeOptions(element.options)];
    }
    case TYPE.select: {
      const names = Object.keys(element.options).sort();
      return [`select ${[element.value, ...names].join(' ')}`, ...describeOptions(element.options)];
    }
    case TYPE.tag:
      return [`tag ${element.value}`, ...element.children.flatMap(describeElement)];
    default:
      return [`${TYPE[element.type]} ${element.value}`];
  }
}

type Options = Record<string, { value: MessageFormatElement[] }>;

function describeOptions(options: Options): string[] {
  return Object.values(options).flatMap(({ value }) => value.flatMap(describeElement));
}

function listCategories(element: MessageFormatElement): string[][] {
  if (element.type === TYPE.tag) return element.children.flatMap(listCategories);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  const inner = Object.values(element.options).flatMap(({ value }) => value.flatMap(listCategories));
  if (element.type === TYPE.select) return inner;
  return [Object.keys(element.options).filter((name) => !name.startsWith('=')), ...inner];
}

function listWords(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.tag:
      return element.children.flatMap(listWords);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => value.flatMap(listWords));
    default:
      return [];
  }
}
