import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '@souk/broadcast/http/answer.ts';
import { writeAnswer } from '@souk/broadcast/sdp/answer.ts';
import { readOffer } from '@souk/broadcast/sdp/offer.ts';
import { iceTransports } from '@souk/broadcast/transport/ice-transport.ts';
import type { Transport } from '@souk/broadcast/transport/transport.ts';

// What the relay is measured against: packets are handed on as they came, to everyone, and nothing else is done.
const viewers: Transport[] = [];
/** What nobody holds is collected, and its line closed. */
const publishers: Transport[] = [];
const open = iceTransports({ port: Number(process.env.MEDIA_PORT), bindAddress: '127.0.0.1' });

const server = createServer(async (request, response) => {
  const isViewer = request.url?.startsWith('/whep') ?? false;
  const offer = readOffer(await readBody(request));
  const transport = open({
    rtp(bytes) {
      for (const viewer of viewers) viewer.send(bytes);
    },
    rtcp() {},
    connected() {},
    closed() {},
  });
  (isViewer ? viewers : publishers).push(transport);
  const taken = offer.media.map(({ codecs }) => ({ codecs, sends: isViewer ? { ssrc: 1 } : undefined }));
  response.writeHead(201, { location: '/x' });
  response.end(writeAnswer(offer, await transport.accept(offer), taken));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
