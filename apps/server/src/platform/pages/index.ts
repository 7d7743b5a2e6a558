export { pagesPlugin } from './pages.plugin.ts';
