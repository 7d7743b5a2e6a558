/** The kinds of files that recordings are written into. */
export const containers = ['mp4', 'webm'] as const;
export type Container = (typeof containers)[number];

/** Recordings from before it was written into WebM say `vp08.…` and lie in MP4. */
export const VP8 = 'vp8';

/** Chromium plays no VP8 in MP4. */
export const containerOf = (codec: string): Container => (codec === VP8 ? 'webm' : 'mp4');

export const initFile = (id: string, codec: string): string => `${id}.${containerOf(codec)}`;

export const segmentFile = (number: number, codec: string): string =>
  `${number}.${containerOf(codec) === 'webm' ? 'webm' : 'm4s'}`;

export const contentTypeOf = <C extends Container>(container: C) => `video/${container}` as const;
