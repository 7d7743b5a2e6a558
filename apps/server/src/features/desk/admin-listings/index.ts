export { adminListings } from './admin-listings.plugin.ts';
