/** Where a watcher's picture comes from. */
export interface PictureSource {
  /** The line, the recording in its place, or the recording where one went back. */
  source: 'line' | 'fallback' | 'rewound';
  /** What plays the recording; null for the line. */
  recorded: HTMLVideoElement | null;
  /** When it was what the recording shows, in milliseconds since 1970. */
  moment: number | null;
  /** Stopped by hand, where one went back. */
  isPaused: boolean;
}

export const onTheLine: PictureSource = {
  ...{ source: 'line', recorded: null, moment: null, isPaused: false },
};
