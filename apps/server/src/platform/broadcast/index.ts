export { broadcastDoors } from './doors.plugin.ts';
export { sayIfMediaPortIsTaken } from './media-port.ts';
export { type Broadcast, noBroadcast, openBroadcast } from './open-broadcast.ts';
export type { Recorder } from './recorder.ts';
export type { BroadcastEvent } from './relay-events.ts';
export { readSecond, type SecondLine, secondOf } from './second-picture.ts';
