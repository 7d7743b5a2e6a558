export type { Break } from './connection-break.ts';
export { liveClient } from './live-client.ts';
export { hearRefused } from './refused-writes.ts';
export { useBreak } from './use-break.ts';
export { useLiveDoc, useLiveQuery, useServerTime } from './use-live.ts';
