import { buildDocumentRoute } from '@/lib/api';
import { getSettings } from '@/lib/config';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = buildDocumentRoute(() => getSettings().siteName);
