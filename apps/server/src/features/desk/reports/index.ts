export { reportsPart } from './reports.personal.ts';
export { reports } from './reports.plugin.ts';
