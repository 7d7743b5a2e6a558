/** Whose picture stands beside a host's own: that of who leads the show with them, or of their telephone. */
export const secondSources = ['co-host', 'phone'] as const;
export type SecondSource = (typeof secondSources)[number];

/** Halves of the same size, small in a corner, or large with the host's own in the corner. */
export const secondLayouts = ['beside', 'inset', 'swapped'] as const;
export type SecondLayout = (typeof secondLayouts)[number];

/** `rooms/{showId}/state/second`: the picture beside the host's own, for everyone in the room. */
export interface SecondPictureDocument {
  state: 'none' | 'on-air';
  source: SecondSource;
  /** Of a co-host. */
  name: string;
  /** Another one for each who sends it. */
  line: string;
  /** Rises each time it comes back. */
  publishing: number;
  layout: SecondLayout;
  isHidden: boolean;
  isMuted: boolean;
}

/** What a viewer has of it now. */
export const isSecondSeen = ({ state, isHidden }: Pick<SecondPictureDocument, 'state' | 'isHidden'>) =>
  state === 'on-air' && !isHidden;
export const isSecondHeard = ({ state, isMuted }: Pick<SecondPictureDocument, 'state' | 'isMuted'>) =>
  state === 'on-air' && !isMuted;
