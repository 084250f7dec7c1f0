/**
 * Where the rows of a JSON file lie: in a list at the top, or under one of these keys ("data", "data.items"). With
 * `lines` an object that stands alone is a row too; several, one a line, always are.
 */
export type JsonShape = { lists: readonly string[]; lines?: true };
