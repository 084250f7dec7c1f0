import type { ResultSet } from '@libsql/client';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

/** The database itself or a transaction on it. */
export type Executor = BaseSQLiteDatabase<'async', ResultSet>;
