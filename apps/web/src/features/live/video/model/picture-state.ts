/** `rooms/{showId}/state/video`, as the market tells it: whether a picture is sent. */
export type OnAir = 'none' | 'on-air' | 'away';

export function onAirOf(document: Readonly<Record<string, unknown>> | null | undefined): OnAir | null {
  const state = document?.state;
  return state === 'none' || state === 'on-air' || state === 'away' ? state : null;
}

/** What its host lets viewers see, of the same document. */
export type Shown = 'camera' | 'screen' | 'camera-off' | 'break';

export function shownOf(document: Readonly<Record<string, unknown>> | null | undefined): Shown {
  const shown = document?.shown;
  return shown === 'screen' || shown === 'camera-off' || shown === 'break' ? shown : 'camera';
}

/** What is said in the place of a picture that its host keeps to themselves. */
export const wordInPlaceOf = (shown: Shown): 'camera-off' | 'break' | null =>
  shown === 'camera-off' || shown === 'break' ? shown : null;

/** What is known of the picture in this browser. */
export interface PictureSigns {
  /** Null where the market says nothing of it. */
  onAir: OnAir | null;
  shown: Shown;
  line: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'ended';
  /** One was shown, and stays while the next is waited for. */
  hasPicture: boolean;
  /** None was shown for a while though the line stands. */
  isStill: boolean;
  /** The line has been broken for longer than a blink. */
  isLate: boolean;
  /** The browser plays nothing before the viewer touches the page. */
  isRefused: boolean;
}

/** What is said over the picture; nothing when it plays, or when there never was one. */
export type PictureWord = 'play' | 'host-away' | 'slow' | 'reconnecting' | 'camera-off' | 'break';

export function pictureWord(signs: PictureSigns): PictureWord | null {
  const { onAir, shown, line, hasPicture, isStill, isLate, isRefused } = signs;
  if (isRefused) return 'play';
  if (onAir === 'away') return 'host-away';
  if (onAir === 'none') return null;
  const inPlace = onAir === 'on-air' ? wordInPlaceOf(shown) : null;
  if (inPlace) return inPlace;
  if (line === 'connected') {
    if (!isStill || (!hasPicture && onAir !== 'on-air')) return null;
    // Who says nothing of the host leaves it open on whose side it is.
    return onAir === 'on-air' ? 'slow' : 'host-away';
  }
  return isLate && line !== 'ended' && (hasPicture || onAir === 'on-air') ? 'reconnecting' : null;
}
