import { readRtcp } from '@souk/broadcast/rtcp/read.ts';
import { isRtcp } from '@souk/broadcast/rtp/packet.ts';
import { answerWith } from '../live/program.ts';
import { MadeUpPictures } from './made-up-pictures.ts';
import { openPeer } from './peer.ts';
import type { Published } from './source.ts';

let pictures: MadeUpPictures | undefined;

answerWith({
  async publish({ door, bitsPerSecond }: Published) {
    const { track } = await openPeer('SendOnly', door, (bytes) => {
      if (!isRtcp(bytes)) return;
      if (readRtcp(bytes).some(({ kind }) => kind === 'key-frame-request')) pictures?.wantKeyFrame();
    });
    pictures = new MadeUpPictures(bitsPerSecond, (bytes) => track.sendMessageBinary(bytes));
  },
});
