/** The names of the wire are snake_case, those of the catalogue's types camelCase. Free of zod: browsers load this. */

type CamelName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name;

/** A list repeats its few names in every item. */
const camelNames = new Map<string, string>();

/** The same value with every name, however deep, in camelCase. */
export type CamelNames<T> = T extends readonly (infer Item)[]
  ? CamelNames<Item>[]
  : T extends object
    ? { [Name in keyof T & string as CamelName<Name>]: CamelNames<T[Name]> }
    : T;

/** "brand_id" as "brandId". */
export function toCamelName(name: string): string {
  if (!name.includes('_')) return name;
  const known = camelNames.get(name);
  if (known !== undefined) return known;
  const camelName = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  camelNames.set(name, camelName);
  return camelName;
}

/** A value of the wire with every name, however deep, in camelCase. */
export function toCamelNames<T>(value: T): CamelNames<T>;
export function toCamelNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => toCamelNames(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [toCamelName(name), toCamelNames(item)]),
  );
}
