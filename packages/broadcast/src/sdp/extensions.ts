/** Names of the header extensions the relay reads or writes. */
export const extension = {
  mid: 'urn:ietf:params:rtp-hdrext:sdes:mid',
  layer: 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id',
  transportSequence: 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
} as const;
