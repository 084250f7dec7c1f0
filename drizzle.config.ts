import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'turso',
  schema: './lib/catalogue/database/schema*.ts',
  out: './lib/catalogue/database/migrations',
});
