import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { randomOf } from './random.ts';

const SOURCES = 8;
const EVERY_MS = 5;
const AT_ONCE = 5;
const STUN_COOKIE = 0x2112a442;

/** Several strangers who send to a port whatever may come over it, as fast as a line of some megabits lets them. */
export async function openFlood(port: number) {
  const random = randomOf(6);
  const makers = [() => bindingRequest(random), () => dtls(random), () => rtp(random), () => noise(random)];
  const sockets = await Promise.all(Array.from({ length: SOURCES }, bound));
  let sent = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) {
      for (let n = 0; n < AT_ONCE; n += 1) {
        socket.send(makers[sent % makers.length]!(), port, '127.0.0.1');
        sent += 1;
      }
    }
  }, EVERY_MS);
  return {
    sent: () => sent,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      for (const socket of sockets) socket.close();
    },
  };
}

/** Each from an address of its own, all of which are this machine's. */
async function bound(_: unknown, n: number): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('error', () => undefined);
  socket.bind(0, `127.0.0.${n + 1}`);
  await once(socket, 'listening');
  return socket;
}

type Random = ReturnType<typeof randomOf>;

/** Of ICE, in the names of lines that nobody has opened (RFC 8489). */
function bindingRequest({ bytes, below }: Random): Buffer {
  const user = Buffer.from(`${bytes(4).toString('hex')}:${bytes(4).toString('hex')}`);
  const padded = Buffer.concat([user, Buffer.alloc((4 - (user.length % 4)) % 4)]);
  const head = Buffer.alloc(24);
  head.writeUInt16BE(1, 0);
  head.writeUInt16BE(4 + padded.length, 2);
  head.writeUInt32BE(STUN_COOKIE, 4);
  bytes(12).copy(head, 8);
  head.writeUInt16BE(0x0006, 20);
  // Some of them say that they are longer or shorter.
  head.writeUInt16BE(below(4) === 0 ? below(0xffff) : user.length, 22);
  return Buffer.concat([head, padded]);
}

const dtls = ({ bytes, below }: Random): Buffer =>
  Buffer.concat([Buffer.from([20 + below(4), 0xfe, 0xfd]), bytes(20 + below(300))]);

const rtp = ({ bytes, below }: Random): Buffer =>
  Buffer.concat([Buffer.from([0x80, 96 + below(120)]), bytes(10 + below(1_000))]);

const noise = ({ bytes, below }: Random): Buffer => bytes(1 + below(1_200));
