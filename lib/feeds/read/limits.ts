/** One record of a feed, in characters as they stand in the file, in JSON in bytes. No offer comes near; a broken file passes it. */
export const MAX_RECORD_LENGTH = 1_000_000;

/** How deep lists and objects, or elements, may lie in each other. */
export const MAX_DEPTH = 32;
