import { z } from 'zod';
import {
  apiArticle,
  apiArticleList,
  apiArticleSummary,
  apiBrand,
  apiBrandList,
  apiBrandSummary,
  apiCategory,
  apiCategoryList,
  apiCoupon,
  apiCouponList,
  apiDeal,
  apiDealList,
  apiSearchResult,
  apiStats,
} from '@/lib/catalogue/wire';
import { apiErrorBody } from '../responses';
import { POST_ENDPOINTS } from '../endpoints';

/** A JSON schema, as the document holds it. */
export type JsonSchema = Record<string, unknown>;

const NAMED_SCHEMAS = {
  Category: apiCategory,
  CategoryList: apiCategoryList,
  BrandSummary: apiBrandSummary,
  Brand: apiBrand,
  BrandList: apiBrandList,
  Coupon: apiCoupon,
  CouponList: apiCouponList,
  Deal: apiDeal,
  DealList: apiDealList,
  ArticleSummary: apiArticleSummary,
  Article: apiArticle,
  ArticleList: apiArticleList,
  SearchResult: apiSearchResult,
  Stats: apiStats,
  Error: apiErrorBody,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

/** The name that a response's schema has among the components. Throws where it was never named. */
export function getSchemaName(schema: z.ZodType): string {
  const id = names.get(schema)?.id;
  if (id === undefined) throw new Error('A response has no named schema: add it to NAMED_SCHEMAS.');
  return id;
}

export function buildRef(kind: 'schemas' | 'responses', name: string): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The schemas of all wire shapes, by name, that refer to each other. */
export function buildSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, {
    uri: (id) => `#/components/schemas/${id}`,
    // What our responses hold; the other side is what is read from other hosts.
    io: 'output',
    override: ({ jsonSchema }) => {
      // Clients must not refuse fields that a later version adds, and no field of a response is left out.
      delete jsonSchema.additionalProperties;
      delete jsonSchema.default;
    },
  });
  return { ...mapValues(schemas, dropHeader), Message: buildMessageSchema() };
}

/** One schema that stands inline in the document: of a parameter (what it becomes) or a body (what is sent). */
export function buildInlineSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  return dropHeader(z.toJSONSchema(schema, { io }));
}

function buildMessageSchema(): JsonSchema {
  return {
    type: 'object',
    description: 'That a call succeeded',
    properties: { message: { type: 'string', enum: POST_ENDPOINTS.map(({ message }) => message) } },
    required: ['message'],
  };
}

/** Without what only a schema file of its own needs. */
function dropHeader(schema: JsonSchema): JsonSchema {
  const rest = { ...schema };
  delete rest.$schema;
  delete rest.$id;
  return rest;
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
