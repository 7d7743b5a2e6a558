import type { Frame } from './audience.ts';

/** What frames travel over: a socket, or a client that asks again and again. */
export interface Transport {
  send(frame: string): void;
  /** Several frames, which many others are sent as well. */
  sendTogether(frames: readonly Frame[]): void;
  /** Bytes that were sent and have not left yet. */
  readonly waiting: number;
  close(reason: CloseReason): void;
  /** Brings nothing more, until it is told to go on. */
  hold?(held: boolean): void;
}

export type CloseReason = 'too-slow' | 'flooding' | 'broken-frames' | 'no-hello' | 'signed-out' | 'going';
