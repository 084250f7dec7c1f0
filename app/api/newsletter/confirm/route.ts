export { serveConfirmation as POST } from '@/lib/api';
