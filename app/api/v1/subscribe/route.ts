import { buildPostRoute, subscribe } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildPostRoute(subscribe, getCatalogue);
