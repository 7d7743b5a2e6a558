import type { StoredFile } from '@souk/shared/files/schema.ts';
import type { UploadError } from './upload-error.ts';

export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error';

/** What a running task is at: its turn may not have come, the line may be down, the server may be looking at it. */
export type UploadActivity = 'waiting' | 'sending' | 'retrying' | 'offline' | 'checking';

export type UploadSnapshot = {
  state: UploadState;
  bytesTransferred: number;
  totalBytes: number;
  activity: UploadActivity;
  /** Set in the states `error` and `canceled`. */
  error: UploadError | null;
  /** Set in the state `success`. */
  stored: StoredFile | null;
};

export type UploadRequest = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'GET' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: Blob | undefined;
  /** Bytes of the body that have left so far. */
  onSent?: ((bytes: number) => void) | undefined;
  signal: AbortSignal;
};

export type UploadAnswer = { status: number; header: (name: string) => string | null; text: string };

/** One exchange; rejects when no whole answer came. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>;

export type UploadClock = { now: () => number; wait: (ms: number, signal: AbortSignal) => Promise<void> };

export type UploadNetwork = { online: () => boolean; whenOnline: (signal: AbortSignal) => Promise<void> };

/** Waits for a slot; what it gives frees it. */
export type TakeSlot = (signal: AbortSignal) => Promise<() => void>;

export type UploadEnvironment = {
  /** Where files are created: "/api/files". */
  endpoint: string;
  send: UploadTransport;
  /** Asked before every request, so that someone who signed in anew goes on. */
  token: () => string | null;
  clock: UploadClock;
  network: UploadNetwork;
  random: () => number;
  takeSlot: TakeSlot;
};
