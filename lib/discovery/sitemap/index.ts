export { answerSitemap } from './answer-sitemap';
