export { type Kept, nothingKept } from './kept.repo.ts';
export { keptBy } from './kept.service.ts';
