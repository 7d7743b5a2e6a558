import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a room says once it is told of a co-host. */
export const coHostWords: readonly MessageKey[] = ['second.muted', 'room.ledShow', 'coHost.soldBy'];

/** What a telephone reads that becomes a camera: only its browser knows by which code. */
export const phoneCameraWords: readonly MessageKey[] = [
  'phoneCamera.ask',
  'phoneCamera.askNote',
  'phoneCamera.noCode',
  'phoneCamera.use',
  'phoneCamera.note',
  'phoneCamera.start',
  'phoneCamera.on',
  'phoneCamera.stop',
  'studio.flip',
];
