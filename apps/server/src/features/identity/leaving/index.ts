export { leaving } from './leaving.plugin.ts';
