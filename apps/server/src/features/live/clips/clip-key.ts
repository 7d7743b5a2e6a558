import { type Container, containers } from '@souk/broadcast/recording/container.ts';
import type { ClipId } from '@souk/shared/live/clips/schema.ts';

/** Where the file of a clip is in the store. */
export const clipKey = (id: ClipId, container: Container): string => `clips/${id}.${container}`;

/** Wherever it may be, for one that is to go: while it is cut, its container is not known. */
export const clipKeys = (id: ClipId): string[] => containers.map((container) => clipKey(id, container));
