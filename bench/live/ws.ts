import { createRequire } from 'node:module';
import type * as Ws from 'ws';

/** The `ws` that live documents run on: another tool brings an older one, which would be found from here. */
const found: typeof Ws = createRequire(new URL('../../packages/live/package.json', import.meta.url))('ws');
export const { WebSocket, WebSocketServer } = found;
export type WebSocket = Ws.WebSocket;
