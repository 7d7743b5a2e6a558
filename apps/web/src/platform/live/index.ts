export { liveClient } from './live-client.ts';
export { hearRefused } from './refused-writes.ts';
export { useLiveClient, useLiveDoc, useLiveQuery, useWhispers } from './use-live.ts';
