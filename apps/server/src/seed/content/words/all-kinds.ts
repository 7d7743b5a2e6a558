import type { StillKind } from '@souk/drawing/index.ts';
import { foodWords } from './food-words.ts';
import { homeWords } from './home-words.ts';
import type { KindWords } from './kind-words.ts';
import { playWords } from './play-words.ts';
import { wearWords } from './wear-words.ts';

export const kindWords: Record<StillKind, KindWords> = {
  ...homeWords,
  ...wearWords,
  ...playWords,
  ...foodWords,
};
