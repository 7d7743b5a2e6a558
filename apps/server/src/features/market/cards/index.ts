export { cards } from './cards.plugin.ts';
