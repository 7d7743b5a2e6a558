import type { TransportAnswer } from '../sdp/answer.ts';
import type { Offer } from '../sdp/offer.ts';

export interface TransportEvents {
  rtp(bytes: Buffer): void;
  rtcp(bytes: Buffer): void;
  connected(): void;
  /** Once, however it ended. */
  closed(): void;
}

/** An encrypted line to one publisher or viewer. */
export interface Transport {
  /** Answers an offer; fails on one that the engine does not understand. */
  accept(offer: Offer): Promise<TransportAnswer>;
  addCandidates(candidates: readonly string[]): void;
  /** Takes the bytes before it returns, so that the buffer may be used again. False when they could not be sent. */
  send(bytes: Buffer): boolean;
  close(): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;
