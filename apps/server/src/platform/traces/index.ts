export { tracesPart } from './traces.personal.ts';
export { traces } from './traces.plugin.ts';
export { deletePastTraces } from './traces.repo.ts';
