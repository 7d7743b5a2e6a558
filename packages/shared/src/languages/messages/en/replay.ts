/** Watching a show again. */
export const replay = {
  'replay.chat': 'Show chat',
  'replay.failed': 'The replay won’t play',
  'replay.fullScreen': 'Full screen',
  'replay.loading': 'Loading…',
  'replay.mark': 'Replay',
  'replay.missing': 'Nothing was recorded from {from} to {to}.',
  'replay.none': 'This show wasn’t recorded.',
  'replay.pause': 'Pause',
  'replay.playing': 'playing',
  'replay.position': '{time} of {length}',
  'replay.preparing': 'The replay will be ready in a moment.',
  'replay.seek': 'Position in the replay',
  'replay.share': 'Share this moment',
  'replay.speed': 'Speed: {speed}×',
  'replay.times': '{speed}×',
} as const;
