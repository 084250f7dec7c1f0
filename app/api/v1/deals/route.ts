import { buildGetRoute, listDeals } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildGetRoute(listDeals, getCatalogue);
