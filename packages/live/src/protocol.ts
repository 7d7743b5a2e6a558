import type { ClientFrame, SentFrame } from './client-frame.ts';
import type { LiveCode } from './errors.ts';
import type { Data } from './values.ts';

export type { ClientFrame, SentFrame };

/** What travels over a socket, or in the bodies of long polls: one JSON object a frame, on both sides. */
export const protocolVersion = 1;
/** The longest frame a client may send, in bytes. */
export const mostFrameBytes = 262_144;
/** The longest ephemeral message, in bytes as JSON. */
export const mostEphemeralBytes = 1_024;

/** A document on the wire. */
export interface WireDoc {
  id: string;
  data: Data;
  seq: number;
  born: number;
}
/** It was deleted, or belongs to the result no more. */
export interface WireGone {
  id: string;
  seq: number;
  gone: true;
}

/** A message on a channel, which is never stored. */
export interface EphemeralMessage {
  /** Null for a stranger, and for what several published alike. */
  from: string | null;
  data: Data;
  /** How often, where a channel counts instead of telling each. */
  times?: number;
}

export type ServerFrame =
  /** `epoch` names the database's history: what was heard of another one is forgotten. */
  | { op: 'welcome'; protocol: number; who: string | null; epoch: string }
  /** `at`: what the server's clock said, in milliseconds since 1970. */
  | { op: 'beat'; at?: number }
  /** The whole result. What follows for it in this session bears the same topic, which says nothing at another server. */
  | { op: 'snapshot'; id: number; topic: number; seq: number; docs: WireDoc[] }
  /** What became of it since `after`. */
  | { op: 'resumed'; id: number; topic: number; seq: number; docs: Array<WireDoc | WireGone> }
  | { op: 'change'; topic: number; seq: number; docs: Array<WireDoc | WireGone> }
  | { op: 'got'; id: number; docs: Array<WireDoc | null> }
  /** Stored: the number that each document got. */
  | { op: 'ack'; id: string; seqs: Record<string, number> }
  /** What came of a call, once it is done. */
  | { op: 'answered'; id: string; data: Data }
  /** To subscribers of a channel, but for what they published themselves. */
  | { op: 'published'; id: number; messages: EphemeralMessage[] }
  /** To a writer: this listener knows everything up to `seq`, none of which was for it. */
  | { op: 'progress'; id: number; seq: number }
  /** `id`: what was refused; "hello" for a hello. `retryAfterMs` with `unavailable`. */
  | { op: 'error'; id: number | string | null; code: LiveCode; message: string; retryAfterMs?: number }
  /** This server is about to go: come again, to another one. */
  | { op: 'drain'; retryAfterMs: number };
