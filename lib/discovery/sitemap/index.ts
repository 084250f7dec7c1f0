export { serveSitemap } from './serve-sitemap';
