/** The HTTP server around Next. Not part of lib/server/index.ts: Next bundles that, and this loads Next. */

export { startHttpServer } from './http-server';
