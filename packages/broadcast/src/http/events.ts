import type { ServerResponse } from 'node:http';
import type { Relay } from '../relay/relay.ts';
import type { EventLine } from '../relay/show-events.ts';
import type { Answer } from './answer.ts';

/** An empty line, by which the market knows that the relay is there. */
const BEAT_MS = 2_000;
const MOST_WAITING_BYTES = 1_024 * 1_024;

/** Who is on air, and every change of it, for as long as the market listens. */
export const eventStream = (relay: Relay): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-ndjson' },
  stream(response) {
    tell(response, { onAir: relay.onAir() });
    const stop = relay.listen((event) => tell(response, event));
    const beat = setInterval(() => response.write('\n'), BEAT_MS);
    response.on('close', () => {
      clearInterval(beat);
      stop();
    });
  },
});

function tell(response: ServerResponse, line: EventLine): void {
  response.write(`${JSON.stringify(line)}\n`);
  // Who does not read begins anew, with how it is then.
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
}
