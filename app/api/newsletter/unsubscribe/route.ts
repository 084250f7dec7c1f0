export { serveOneClick as POST } from '@/lib/api';
