import { buildPostRoute, unsubscribe } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildPostRoute(unsubscribe, getCatalogue);
