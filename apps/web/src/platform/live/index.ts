export { liveClient } from './live-client.ts';
export { useLiveClient, useLiveDoc, useLiveQuery, useWhispers } from './use-live.ts';
