export { landing } from './landing.plugin.ts';
