/** What the server uses; the components' code imports the other files themselves. */

export { buildAdDocument, buildAdPolicy } from './ad-document';
export { listActiveAdUnits, readAdUnits } from './read-ad-units';
