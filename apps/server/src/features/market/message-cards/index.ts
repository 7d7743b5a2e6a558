export { messageCards } from './cards.plugin.ts';
