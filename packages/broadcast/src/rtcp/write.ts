import type { SenderReport } from './read.ts';
import { OWN_SSRC } from './transport-feedback.ts';

function packet(kind: number, format: number, size: number, ssrc = OWN_SSRC): Buffer {
  const bytes = Buffer.alloc(size);
  bytes[0] = 0x80 | format;
  bytes[1] = kind;
  bytes.writeUInt16BE(size / 4 - 1, 2);
  bytes.writeUInt32BE(ssrc, 4);
  return bytes;
}

/** Asks for a key frame (RFC 4585, picture loss). */
export function writeKeyFrameRequest(ssrc: number): Buffer {
  const bytes = packet(206, 1, 12);
  bytes.writeUInt32BE(ssrc, 8);
  return bytes;
}

/** Asks for packets that did not come. */
export function writeNack(ssrc: number, sequences: readonly number[]): Buffer {
  const bytes = packet(205, 1, 12 + sequences.length * 4);
  bytes.writeUInt32BE(ssrc, 8);
  for (const [n, sequence] of sequences.entries()) bytes.writeUInt16BE(sequence, 12 + n * 4);
  return bytes;
}

/** Asks for no more bits a second of all these streams together (draft-alvestrand-rmcat-remb). */
export function writeMostBits(ssrcs: readonly number[], bits: number): Buffer {
  const bytes = packet(206, 15, 20 + ssrcs.length * 4);
  const exponent = Math.max(0, Math.ceil(Math.log2(bits / 0x3ffff)));
  bytes.write('REMB', 12, 'latin1');
  bytes[16] = ssrcs.length;
  bytes.writeUIntBE((exponent << 18) | Math.floor(bits / 2 ** exponent), 17, 3);
  for (const [n, ssrc] of ssrcs.entries()) bytes.writeUInt32BE(ssrc, 20 + n * 4);
  return bytes;
}

export type PauseRequest = 'pause' | 'resume';

const pauseKinds: Record<PauseRequest, number> = { pause: 0, resume: 1 };

/** Asks a sender to send nothing for a while, or to go on (RFC 7728). */
export function writePauseRequest(kind: PauseRequest, ssrcs: readonly number[], id: number): Buffer {
  const bytes = packet(205, 9, 12 + ssrcs.length * 8);
  for (const [n, ssrc] of ssrcs.entries()) {
    bytes.writeUInt32BE(ssrc, 12 + n * 8);
    bytes[16 + n * 8] = pauseKinds[kind] << 4;
    bytes.writeUInt16BE(id & 0xffff, 18 + n * 8);
  }
  return bytes;
}

export interface Reception {
  readonly ssrc: number;
  /** Of 256 packets since the last report. */
  readonly fractionLost: number;
  readonly totalLost: number;
  readonly highest: number;
  readonly jitter: number;
  readonly lastReport: number;
  readonly sinceReport: number;
}

const MOST_BLOCKS = 31;

/** With no blocks it only says that we are there. */
export function writeReceiverReport(receptions: readonly Reception[]): Buffer {
  const blocks = receptions.slice(0, MOST_BLOCKS);
  const bytes = packet(201, blocks.length, 8 + blocks.length * 24);
  for (const [n, block] of blocks.entries()) {
    const at = 8 + n * 24;
    bytes.writeUInt32BE(block.ssrc, at);
    bytes[at + 4] = block.fractionLost;
    bytes.writeIntBE(Math.max(-0x800000, Math.min(0x7fffff, block.totalLost)), at + 5, 3);
    bytes.writeUInt32BE(block.highest >>> 0, at + 8);
    bytes.writeUInt32BE(block.jitter >>> 0, at + 12);
    bytes.writeUInt32BE(block.lastReport >>> 0, at + 16);
    bytes.writeUInt32BE(block.sinceReport >>> 0, at + 20);
  }
  return bytes;
}

export interface Sent extends Omit<SenderReport, 'kind'> {
  readonly packets: number;
  readonly bytes: number;
}

export function writeSenderReport({
  ssrc,
  seconds,
  fraction,
  timestamp,
  packets,
  bytes: sent,
}: Sent): Buffer {
  const bytes = packet(200, 0, 28, ssrc);
  bytes.writeUInt32BE(seconds, 8);
  bytes.writeUInt32BE(fraction, 12);
  bytes.writeUInt32BE(timestamp >>> 0, 16);
  bytes.writeUInt32BE(packets >>> 0, 20);
  bytes.writeUInt32BE(sent >>> 0, 24);
  return bytes;
}
