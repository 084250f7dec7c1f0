import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'turso',
  schema: './lib/catalogue/visitors/schema.ts',
  out: './lib/catalogue/visitors/migrations',
});
