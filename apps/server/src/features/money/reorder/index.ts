export { reorders } from './reorder.plugin.ts';
