export { isOwnLimit } from './self-limits.failures.ts';
export { selfLimitsPart } from './self-limits.personal.ts';
export { selfLimits } from './self-limits.plugin.ts';
export { guardSpending, type SpentSince } from './spending.service.ts';
