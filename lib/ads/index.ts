/** What the server uses; the components' code imports the other files themselves. */

export { listActiveAdUnits, readAdUnits } from './read-ad-units';
