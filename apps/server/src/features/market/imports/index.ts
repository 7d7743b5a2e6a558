export { csvLine } from './export/csv-line.ts';
export { type ImportJobsParts, importJobs } from './imports.jobs.ts';
export { importsPart } from './imports.personal.ts';
export { imports } from './imports.plugin.ts';
