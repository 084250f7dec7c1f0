import { buildGetRoute, listRelatedCategories } from '@/lib/api';
import { getCatalogue } from '@/lib/catalogue';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildGetRoute(listRelatedCategories, getCatalogue);
