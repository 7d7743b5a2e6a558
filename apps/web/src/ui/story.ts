import type { ReactNode } from 'react';

/** One part of the design system, shown in every state it can be in. */
export interface Story {
  title: string;
  states: ReadonlyArray<StoryState>;
}

export interface StoryState {
  name: string;
  render: () => ReactNode;
  /** The whole row of the gallery instead of one column. */
  wide?: boolean;
  dir?: 'rtl';
}
