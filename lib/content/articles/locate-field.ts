import { isMap, isNode, isScalar, type Document } from 'yaml';

/** Where in its YAML a value begins, as an offset; null where there is none. */
export function getValueOffset(document: Document, path: readonly PropertyKey[]): number | null {
  const node: unknown = path.length === 0 ? null : document.getIn(path, true);
  if (!isNode(node) || (isScalar(node) && node.value === null)) return null;
  return node.range?.[0] ?? null;
}

/** Where in its YAML the name of a field begins, as an offset; null where there is no such field. */
export function getNameOffset({ contents }: Document, name: PropertyKey | undefined): number | null {
  if (!isMap(contents)) return null;
  const keys = contents.items.map((pair) => pair.key);
  const key = keys.find((node) => isScalar(node) && String(node.value) === name);
  return isScalar(key) ? (key.range?.[0] ?? null) : null;
}
