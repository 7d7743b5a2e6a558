const LOOK_EVERY_MS = 500;
const SILENT_LOOKS = 4;

/**
 * Resolves when nothing comes over the line any more. A relay says something every second, whether there are pictures or
 * not; a browser by itself takes up to half a minute to see that the other side has died.
 */
export function whenSilent(connection: RTCPeerConnection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let before = -1;
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
      silent = bytes === before ? silent + 1 : 0;
      before = bytes;
      if (silent >= SILENT_LOOKS) end();
    }, LOOK_EVERY_MS);
    connection.addEventListener('connectionstatechange', look);
    signal.addEventListener('abort', end, { once: true });
  });
}

async function bytesReceived(connection: RTCPeerConnection): Promise<number> {
  let bytes = 0;
  const report = await connection.getStats();
  for (const part of report.values()) if (part.type === 'transport') bytes += part.bytesReceived ?? 0;
  return bytes;
}
