declare global {
  /** Opened by a page that begins with little (`begin.ts`), for the client that is still on its way. */
  var soukSocket: WebSocket | undefined;
}

/** The socket a page began with, once; nothing where there is none, or it is over by now. */
export function takeSocketAhead(): WebSocket | undefined {
  const { soukSocket: socket } = globalThis;
  globalThis.soukSocket = undefined;
  return socket && socket.readyState <= socket.OPEN ? socket : undefined;
}
