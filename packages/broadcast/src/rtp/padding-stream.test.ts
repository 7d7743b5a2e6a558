import { expect, test } from 'vitest';
import { extensionNumber, parseRtp } from './packet.ts';
import { PADDING_PACKET_BYTES, PaddingStream } from './padding-stream.ts';

test('packets of padding have nothing in them, a number each, and one of the whole connection', () => {
  const padding = new PaddingStream({ ssrc: 9, payloadType: 103, counterId: 3 });
  const [first, second] = [70, 71].map((counter) => parseRtp(Buffer.from(padding.next(counter)))!);
  expect(first).toMatchObject({ ssrc: 9, payloadType: 103, marker: false, sequence: 1 });
  expect(second?.sequence).toBe(2);
  expect([first, second].map((packet) => extensionNumber(packet!, 3))).toEqual([70, 71]);
  for (const { start, end, bytes } of [first!, second!]) {
    expect(end).toBe(start);
    expect(bytes.length).toBe(PADDING_PACKET_BYTES);
  }
});
