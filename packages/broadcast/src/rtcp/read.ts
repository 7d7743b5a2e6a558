import { readTransportFeedback, type TransportFeedback } from './transport-feedback.ts';

/** What the other side says about what it sends or receives. */
export type Report =
  | SenderReport
  | { readonly kind: 'receiver-report'; readonly blocks: readonly ReportBlock[] }
  | { readonly kind: 'nack'; readonly ssrc: number; readonly sequences: readonly number[] }
  | { readonly kind: 'key-frame-request'; readonly ssrc: number }
  | { readonly kind: 'pause' | 'resume'; readonly ssrcs: readonly number[] }
  | ({ readonly kind: 'transport-feedback' } & TransportFeedback);

export interface SenderReport {
  readonly kind: 'sender-report';
  readonly ssrc: number;
  /** Seconds since 1900 and their fraction, each of 32 bits. */
  readonly seconds: number;
  readonly fraction: number;
  readonly timestamp: number;
}

/** What was received of one stream. */
export interface ReportBlock {
  readonly ssrc: number;
  /** Of the packets since the last report, 0 to 1. */
  readonly lost: number;
  readonly jitter: number;
  /** The middle of the last sender report's time, and how long ago it came in 1/65536 s. */
  readonly lastReport: number;
  readonly sinceReport: number;
}

const SENDER_REPORT = 200;
const RECEIVER_REPORT = 201;
const TRANSPORT = 205;
const PAYLOAD = 206;
const HEAD_BYTES = 4;
const BLOCK_BYTES = 24;

/** A packet of several reports (RFC 3550, 4585). What is unknown or malformed is left out. */
export function readRtcp(bytes: Buffer): Report[] {
  const reports: Report[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length && bytes[at]! >> 6 === 2) {
    const end = at + (bytes.readUInt16BE(at + 2) + 1) * 4;
    if (end > bytes.length) break;
    const report = readOne(bytes.subarray(at, end));
    if (report) reports.push(report);
    at = end;
  }
  return reports;
}

function readOne(bytes: Buffer): Report | undefined {
  const format = bytes[0]! & 0x1f;
  const kind = bytes[1]!;
  if (kind === SENDER_REPORT && bytes.length >= 28) {
    return {
      kind: 'sender-report',
      ssrc: bytes.readUInt32BE(4),
      seconds: bytes.readUInt32BE(8),
      fraction: bytes.readUInt32BE(12),
      timestamp: bytes.readUInt32BE(16),
    };
  }
  if (kind === RECEIVER_REPORT && bytes.length >= 8) {
    return { kind: 'receiver-report', blocks: readBlocks(bytes, format) };
  }
  if (bytes.length < 12) return undefined;
  if (kind === TRANSPORT && format === 1) {
    return { kind: 'nack', ssrc: bytes.readUInt32BE(8), sequences: readMissing(bytes) };
  }
  if (kind === TRANSPORT && format === 9 && bytes.length >= 20) return readPauseRequest(bytes);
  if (kind === TRANSPORT && format === 15) {
    const feedback = readTransportFeedback(bytes);
    return feedback && { kind: 'transport-feedback', ...feedback };
  }
  if (kind === PAYLOAD && format === 1) return { kind: 'key-frame-request', ssrc: bytes.readUInt32BE(8) };
  if (kind === PAYLOAD && format === 4 && bytes.length >= 16) {
    return { kind: 'key-frame-request', ssrc: bytes.readUInt32BE(12) };
  }
  return undefined;
}

function readBlocks(bytes: Buffer, count: number): ReportBlock[] {
  const blocks: ReportBlock[] = [];
  for (let n = 0, at = 8; n < count && at + BLOCK_BYTES <= bytes.length; n += 1, at += BLOCK_BYTES) {
    blocks.push({
      ssrc: bytes.readUInt32BE(at),
      lost: bytes[at + 4]! / 256,
      jitter: bytes.readUInt32BE(at + 12),
      lastReport: bytes.readUInt32BE(at + 16),
      sinceReport: bytes.readUInt32BE(at + 20),
    });
  }
  return blocks;
}

/** All of one message are of one kind, as we write them. */
function readPauseRequest(bytes: Buffer): Report | undefined {
  const kind = bytes[16]! >> 4;
  if (kind > 1) return undefined;
  const ssrcs: number[] = [];
  for (let at = 12; at + 8 <= bytes.length; at += 8) ssrcs.push(bytes.readUInt32BE(at));
  return { kind: kind === 0 ? 'pause' : 'resume', ssrcs };
}

/** Each entry names one packet, and in a mask which of the 16 after it are missing too. */
function readMissing(bytes: Buffer): number[] {
  const missing: number[] = [];
  for (let at = 12; at + 4 <= bytes.length; at += 4) {
    const first = bytes.readUInt16BE(at);
    const mask = bytes.readUInt16BE(at + 2);
    missing.push(first);
    for (let n = 0; n < 16; n += 1) if ((mask >> n) & 1) missing.push((first + n + 1) & 0xffff);
  }
  return missing;
}
