export { favorites } from './favorites.plugin.ts';
