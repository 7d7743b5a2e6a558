export { search } from './search.plugin.ts';
