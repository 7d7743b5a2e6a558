const LOOK_EVERY_MS = 500;
const SILENT_LOOKS = 4;

/**
 * Resolves when nothing comes over the line any more. A relay says something every second, whether there are pictures or
 * not; a browser by itself takes up to half a minute to see that the other side has died. Where it counts nothing, that is
 * waited for.
 */
export function whenSilent(connection: RTCPeerConnection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let before = 0;
    let silent = 0;
    const end = () => {
      clearInterval(timer);
      connection.removeEventListener('connectionstatechange', look);
      resolve();
    };
    const look = () => {
      const { connectionState: state } = connection;
      if (state === 'failed' || state === 'closed') end();
    };
    const timer = setInterval(async () => {
      const bytes = await bytesReceived(connection);
      silent = bytes > 0 && bytes === before ? silent + 1 : 0;
      before = bytes;
      if (silent >= SILENT_LOOKS) end();
    }, LOOK_EVERY_MS);
    connection.addEventListener('connectionstatechange', look);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Firefox counts by `transport` only from 154 on. Whether the sum grows is all that it says: most bytes are in it twice. */
const counting = new Set(['transport', 'candidate-pair', 'inbound-rtp']);

async function bytesReceived(connection: RTCPeerConnection): Promise<number> {
  let bytes = 0;
  const report = await connection.getStats();
  for (const part of report.values()) if (counting.has(part.type)) bytes += part.bytesReceived ?? 0;
  return bytes;
}
