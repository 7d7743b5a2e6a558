import type { Offer } from '../sdp/offer.ts';
import type { OpenTransport, Transport, TransportEvents } from '../transport/transport.ts';

/** A line without a network: a test says what comes in, and sees what goes out. */
export class MemoryTransport implements Transport {
  readonly sent: Buffer[] = [];
  readonly events: TransportEvents;
  offer: Offer | undefined;
  isClosed = false;

  constructor(events: TransportEvents) {
    this.events = events;
  }

  async accept(offer: Offer) {
    this.offer = offer;
    const fingerprint = `sha-256 ${Array<string>(32).fill('00').join(':')}`;
    return { user: 'user', password: 'password-password-pass', fingerprint, candidates: [] };
  }

  addCandidates(): void {}

  send(bytes: Buffer): boolean {
    this.sent.push(Buffer.from(bytes));
    return true;
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.events.closed();
  }
}

/** Opens them, and keeps them in their order. */
export function memoryTransports(): { opened: MemoryTransport[]; open: OpenTransport } {
  const opened: MemoryTransport[] = [];
  const open = (events: TransportEvents) => {
    const transport = new MemoryTransport(events);
    opened.push(transport);
    return transport;
  };
  return { opened, open };
}
