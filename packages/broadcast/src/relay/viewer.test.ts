import { expect, test } from 'vitest';
import { memoryTransports } from '../testing/memory-transport.ts';
import { offerText } from '../testing/offers.ts';
import { Relay } from './relay.ts';

async function watch(isRepaired: boolean) {
  const { open } = memoryTransports();
  const relay = new Relay({ openTransport: open });
  const { sdp } = await relay.watch({
    ...{ show: 's', who: 'ana' },
    sdp: offerText({ direction: 'recvonly', isRepaired }),
  });
  relay.close();
  return sdp;
}

test('who takes packets again is told of a stream for them, beside that of the picture', async () => {
  const answer = await watch(true);
  const [, picture, repair] = /^a=ssrc-group:FID (\d+) (\d+)\r$/m.exec(answer) ?? [];
  expect(picture).not.toBe(repair);
  for (const ssrc of [picture, repair]) expect(answer).toContain(`a=ssrc:${ssrc} cname:souk`);
  expect(answer).toMatch(/^m=video 9 UDP\/TLS\/RTP\/SAVPF 102 96 103\r$/m);
  expect(answer).toContain('a=rtpmap:103 rtx/90000\r\na=fmtp:103 apt=102\r\n');
});

test('who does not is told of the picture alone', async () => {
  const answer = await watch(false);
  expect(answer).not.toContain('FID');
  expect(answer).toMatch(/^m=video 9 UDP\/TLS\/RTP\/SAVPF 102 96\r$/m);
});
