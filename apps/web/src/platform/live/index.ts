export { liveClient } from './live-client.ts';
export { hearRefused } from './refused-writes.ts';
export { useLiveClient, useLiveConnection, useLiveDoc, useLiveQuery, useWhispers } from './use-live.ts';
