export { settings } from './settings.plugin.ts';
