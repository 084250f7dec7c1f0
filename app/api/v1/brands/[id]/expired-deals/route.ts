import { buildGetRoute, listExpiredDeals } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildGetRoute(listExpiredDeals, getCatalogue);
