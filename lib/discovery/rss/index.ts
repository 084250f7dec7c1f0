export { buildFeedRoute } from './build-feed-route';
