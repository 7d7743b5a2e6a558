export { papers } from './papers.plugin.ts';
