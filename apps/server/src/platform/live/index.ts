export { countWrite } from './count-write.ts';
export { guardChannel, guardLive } from './guard-live.ts';
export { live } from './live.plugin.ts';
export type { Attendance, LiveAsker, LiveCall, LiveChannel, LiveDeclaration } from './live-asker.ts';
export { liveChanges } from './live-changes.plugin.ts';
export { dbOf, liveDatabaseOf } from './live-database.ts';
export {
  documentsIn,
  documentsLike,
  documentsThere,
  dropCollections,
  headOf,
  holdCollections,
} from './live-documents.ts';
export { findLivePaths, readLive, writeLive } from './write-live.ts';
export { writeLiveAs } from './write-live-as.ts';
