import { z } from 'zod';

/** The messages of the Hrana protocol that the libSQL client sends over HTTP. */

const value = z.union([
  z.object({ type: z.literal('null') }).transform(() => null),
  z.object({ type: z.literal('integer'), value: z.string() }).transform((cell) => BigInt(cell.value)),
  z
    .object({ type: z.enum(['float', 'text']), value: z.union([z.number(), z.string()]) })
    .transform((cell) => cell.value),
]);
const statement = z.object({
  sql: z.string().optional(),
  sql_id: z.number().optional(),
  args: z.array(value),
});
const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.object({ type: z.literal('ok'), step: z.number() }),
    z.object({ type: z.literal('not'), cond: condition }),
    z.object({ type: z.literal('and'), conds: z.array(condition) }),
    z.object({ type: z.literal('is_autocommit') }),
  ]),
);
const step = z.object({ condition: condition.optional(), stmt: statement });
const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('execute'), stmt: statement }),
  z.object({ type: z.literal('batch'), batch: z.object({ steps: z.array(step) }) }),
  z.object({ type: z.literal('sequence'), sql: z.string() }),
  z.object({ type: z.enum(['store_sql', 'close_sql']), sql_id: z.number(), sql: z.string().optional() }),
  z.object({ type: z.enum(['close', 'get_autocommit']) }),
]);
export const pipeline = z.object({ baton: z.string().nullish(), requests: z.array(request) });

export type Condition =
  | { type: 'ok'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and'; conds: Condition[] }
  | { type: 'is_autocommit' };
export type Step = z.infer<typeof step>;
export type Statement = z.infer<typeof statement>;
export type Request = z.infer<typeof request>;
export type StepError = { message: string; code?: string };
