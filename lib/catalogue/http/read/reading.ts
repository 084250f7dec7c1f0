/** What an answer says, and whether a host in trouble says that as well: then a better one is not given up for it. */
export type Reading<T> = { value: T; isDoubtful: boolean };
