import type { ShownPicture, VideoDoor } from '@souk/shared/live/video/schema.ts';
import { openDoor } from '../api/open-door.ts';
import { openCoHostDoor, openPhoneDoor } from '../api/second-doors.ts';
import { show } from '../api/video.ts';
import { type Chosen, type OpenedDevices, openBackCamera, openDevices } from './devices.ts';

/** Whose picture a studio sends, and how. */
export interface Sender {
  open(chosen: Chosen, wanted: { camera: boolean }): Promise<OpenedDevices>;
  openDoor(): Promise<VideoDoor>;
  /** Tells viewers what the picture does not say. */
  show(shown: ShownPicture): Promise<unknown>;
}

export const hostOf = (showId: string): Sender => ({
  open: openDevices,
  openDoor: () => openDoor(showId),
  show: (shown) => show(showId, shown),
});

/** Without words of their own: a picture that stands still says enough. */
export const coHostOf = (showId: string): Sender => ({
  open: openDevices,
  openDoor: () => openCoHostDoor(showId),
  show: async () => undefined,
});

/** A telephone that shows things from nearby; what is said is heard by the host's own microphone. */
export const phoneOf = (key: string): Sender => ({
  open: openBackCamera,
  openDoor: () => openPhoneDoor(key),
  show: async () => undefined,
});
