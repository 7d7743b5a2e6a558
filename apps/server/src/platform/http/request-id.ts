import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Names each request. A proxy in front that we trust may have named it already. */
export function requestIds(
  isTrusted: (address: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  // Unique over processes and restarts by its start, within this process by its count.
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  const own = () => `${start}-${(count++).toString(36)}`;
  return (request) => {
    const given = request.headers['x-request-id'];
    if (given === undefined || !isTrusted(request.socket.remoteAddress)) return own();
    return typeof given === 'string' && /^[\w.:-]{8,80}$/.test(given) ? given : own();
  };
}
