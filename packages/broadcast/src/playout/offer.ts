import { h264Parameters, type OfferedLine, ONE_LINE_PAYLOAD_TYPE } from '../transport/one-line.ts';

export const VIDEO_PAYLOAD_TYPE = ONE_LINE_PAYLOAD_TYPE;
export const SOUND_PAYLOAD_TYPE = 111;

const canPause = 'a=rtcp-fb:* ccm pause nowait';

/** Sound and picture on one connection, from a sender that pauses when nobody watches. */
export const sentMedia: readonly OfferedLine[] = [
  {
    kind: 'audio',
    direction: 'sendonly',
    payloadTypes: [SOUND_PAYLOAD_TYPE],
    lines: [`a=rtpmap:${SOUND_PAYLOAD_TYPE} opus/48000/2`, canPause],
  },
  {
    kind: 'video',
    direction: 'sendonly',
    payloadTypes: [VIDEO_PAYLOAD_TYPE],
    lines: [
      `a=rtpmap:${VIDEO_PAYLOAD_TYPE} H264/90000`,
      `a=fmtp:${VIDEO_PAYLOAD_TYPE} ${h264Parameters('42e01f')}`,
      `a=rtcp-fb:${VIDEO_PAYLOAD_TYPE} nack pli`,
      canPause,
    ],
  },
];
