import type { Graph, Thing } from 'schema-dts';

/** The linked data of one page: all it says of itself; nulls are left out. */
export function buildGraph(...things: (Thing | null)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}
