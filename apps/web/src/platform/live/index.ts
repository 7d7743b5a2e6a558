export { liveClient } from './live-client.ts';
export { hearRefused } from './refused-writes.ts';
export { useLiveConnection, useLiveDoc, useLiveQuery } from './use-live.ts';
