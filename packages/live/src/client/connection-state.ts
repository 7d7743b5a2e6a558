/**
 * `connecting` on the way to the server, or while it cannot welcome anyone; `offline` when it could not be reached and
 * is tried again and again; `signed-out` and `suspended` when it refused the token, which is not tried again before
 * there is another one.
 */
export type ConnectionState = 'connecting' | 'live' | 'offline' | 'signed-out' | 'suspended';

type Told = (state: ConnectionState) => void;

/** What is known of the connection, to be asked for and told. */
export class ConnectionStatus {
  private current: ConnectionState = 'connecting';
  private readonly readers = new Set<Told>();

  get state(): ConnectionState {
    return this.current;
  }

  set(state: ConnectionState): void {
    if (state === this.current) return;
    this.current = state;
    for (const told of [...this.readers]) told(state);
  }

  subscribe(told: Told): () => void {
    // One that is given twice is told twice, and each ends by itself.
    const reader: Told = (state) => told(state);
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }
}
