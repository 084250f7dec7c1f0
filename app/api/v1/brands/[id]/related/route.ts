import { buildGetRoute, listRelatedBrands } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildGetRoute(listRelatedBrands, getCatalogue);
