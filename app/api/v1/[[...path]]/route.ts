import { buildMissingRoute } from '@/lib/api';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildMissingRoute();
