export { adminShows } from './admin-shows.plugin.ts';
