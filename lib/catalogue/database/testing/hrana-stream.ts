import Database from 'libsql';
import { z } from 'zod';
import type { Condition, Request, Statement, Step, StepError } from './hrana-messages';

/** One connection of a Hrana client: its transaction and the statements it has stored. */
export class HranaStream {
  private readonly database: Database.Database;
  private readonly stored = new Map<number, string>();

  constructor(file: string) {
    this.database = new Database(file, { timeout: 50 });
  }

  run(request: Request): object {
    try {
      return { type: 'ok', response: { type: request.type, ...this.respond(request) } };
    } catch (error) {
      return { type: 'error', error: toStepError(error) };
    }
  }

  close(): void {
    this.database.close();
  }

  private respond(request: Request): object {
    switch (request.type) {
      case 'execute':
        return { result: this.execute(request.stmt) };
      case 'batch':
        return { result: this.runBatch(request.batch.steps) };
      case 'sequence':
        this.database.exec(request.sql);
        return {};
      case 'store_sql':
        this.stored.set(request.sql_id, request.sql ?? '');
        return {};
      case 'get_autocommit':
        return { is_autocommit: !this.database.inTransaction };
      default:
        return {};
    }
  }

  private runBatch(steps: Step[]): object {
    const results: (object | null)[] = [];
    const errors: (StepError | null)[] = [];
    const holds = (wanted: Condition): boolean => {
      if (wanted.type === 'ok') return results[wanted.step] !== null;
      if (wanted.type === 'not') return !holds(wanted.cond);
      if (wanted.type === 'and') return wanted.conds.every(holds);
      return !this.database.inTransaction;
    };
    for (const { condition, stmt } of steps) {
      let result: object | null = null;
      let error: StepError | null = null;
      try {
        if (!condition || holds(condition)) result = this.execute(stmt);
      } catch (thrown) {
        error = toStepError(thrown);
      }
      results.push(result);
      errors.push(error);
    }
    return { step_results: results, step_errors: errors };
  }

  private execute({ sql, sql_id, args }: Statement): object {
    const prepared = this.database.prepare(sql ?? this.stored.get(sql_id ?? -1) ?? '').safeIntegers(true);
    if (!prepared.reader) {
      const { changes, lastInsertRowid } = prepared.run(args);
      return { cols: [], rows: [], affected_row_count: changes, last_insert_rowid: `${lastInsertRowid}` };
    }
    const cols = prepared.columns().map(({ name, type }) => ({ name, decltype: type }));
    const rows = z.array(z.array(z.unknown())).parse(prepared.raw(true).all(args));
    return { cols, rows: rows.map((row) => row.map(toValue)), affected_row_count: 0 };
  }
}

function toValue(cell: unknown): object {
  if (cell === null) return { type: 'null' };
  if (typeof cell === 'bigint') return { type: 'integer', value: `${cell}` };
  return { type: typeof cell === 'number' ? 'float' : 'text', value: cell };
}

function toStepError(error: unknown): StepError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { message, code };
}
