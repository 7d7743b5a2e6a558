import type { SecondPictureDocument } from '@souk/shared/live/video/second-picture.ts';

/** The second picture of a show, for who arranges it. */
export type Second = Pick<SecondPictureDocument, 'state' | 'source' | 'layout' | 'isHidden' | 'isMuted'>;
