import type { LineFigures } from './checks.ts';

interface Counted {
  bytes: number;
  at: number;
}

/** Reads a connection again and again: what it carried since the last time. */
export function lineReader(): (connection: RTCPeerConnection) => Promise<LineFigures | null> {
  let before: (Counted & { connection: RTCPeerConnection }) | null = null;
  return async (connection) => {
    const found = { room: 0, sent: 0, roundTripMs: 0, jitterMs: 0, lost: 0 };
    const now: Counted = { bytes: 0, at: performance.now() };
    for (const part of (await connection.getStats()).values()) {
      if (part.type === 'candidate-pair' && part.nominated) {
        found.room = Math.max(found.room, part.availableOutgoingBitrate ?? 0);
        found.roundTripMs = Math.max(found.roundTripMs, (part.currentRoundTripTime ?? 0) * 1_000);
      }
      if (part.type === 'outbound-rtp') now.bytes += part.bytesSent ?? 0;
      if (part.type === 'remote-inbound-rtp') {
        found.lost = Math.max(found.lost, part.fractionLost ?? 0);
        found.jitterMs = Math.max(found.jitterMs, (part.jitter ?? 0) * 1_000);
      }
    }
    const last = before?.connection === connection ? before : null;
    before = { ...now, connection };
    if (!last || now.bytes < last.bytes) return null;
    return { ...found, sent: ((now.bytes - last.bytes) * 8_000) / Math.max(1, now.at - last.at) };
  };
}
