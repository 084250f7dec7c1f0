import base from './playwright.config';
const { webServer: _, ...rest } = base;
export default { ...rest, use: { ...rest.use, baseURL: 'http://localhost:3100' } };
