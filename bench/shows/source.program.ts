import { readRtcp } from '@souk/broadcast/rtcp/read.ts';
import { isRtcp } from '@souk/broadcast/rtp/packet.ts';
import { answerWith } from '../live/program.ts';
import { type MadeUpLayer, MadeUpPictures, wholePicture } from './made-up-pictures.ts';
import { openPeer } from './peer.ts';
import type { Published } from './source.ts';

/** By the number of their stream. */
const pictures = new Map<number, MadeUpPictures>();

/** The smaller ones take what browsers are told to give them. */
function layersOf(bitsPerSecond: number): MadeUpLayer[] {
  const counter = { next: 0 };
  return [
    { rid: 'q', ssrc: 75, bitsPerSecond: 150_000, counter },
    { rid: 'h', ssrc: 76, bitsPerSecond: 500_000, counter },
    { rid: 'f', ssrc: 77, bitsPerSecond, counter },
  ];
}

answerWith({
  async publish({ door, bitsPerSecond, hasLayers = false }: Published) {
    const layers = hasLayers ? layersOf(bitsPerSecond) : [wholePicture(bitsPerSecond)];
    const names = layers.flatMap(({ rid }) => rid ?? []);
    const hear = (bytes: Buffer) => {
      if (!isRtcp(bytes)) return;
      for (const report of readRtcp(bytes)) {
        if (report.kind !== 'key-frame-request') continue;
        // A loop that only hands packets on asks in a name of its own.
        const asked = pictures.get(report.ssrc);
        for (const one of asked ? [asked] : pictures.values()) one.wantKeyFrame();
      }
    };
    const { track } = await openPeer('SendOnly', door, hear, names);
    for (const layer of layers) {
      pictures.set(layer.ssrc, new MadeUpPictures(layer, (bytes) => track.sendMessageBinary(bytes)));
    }
  },
});
