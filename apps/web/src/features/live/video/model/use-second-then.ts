import { secondAt } from '@souk/shared/live/replays/second-then.ts';
import {
  isSecondHeard,
  type SecondLayout,
  type SecondPictureDocument,
} from '@souk/shared/live/video/second-picture.ts';
import { useQuery } from '@tanstack/react-query';
import { getRecorded } from '../api/get-recorded.ts';
import type { PictureSource } from './picture-source.ts';
import { layoutOf } from './second-picture.ts';
import { stillThen } from './still-then.ts';

/** The second picture as it is in what is shown of the recording. */
export interface SecondThen {
  playlist: string;
  layout: SecondLayout | null;
  name: string;
  isHeard: boolean;
}

/** Null for nothing of it, and for who sees the line. */
export function useSecondThen(
  showId: string,
  { source, moment }: Pick<PictureSource, 'source' | 'moment'>,
  told: SecondPictureDocument | null,
): SecondThen | null {
  const { data } = useQuery({ ...getRecorded(showId), enabled: source === 'rewound' });
  if (source === 'fallback' && told)
    return {
      ...{ layout: layoutOf(told), name: told.name ?? '', isHeard: isSecondHeard(told) },
      playlist: `/api/shows/${encodeURIComponent(showId)}/media/${told.line}/index.m3u8`,
    };
  if (source !== 'rewound' || moment === null || !data?.startedAt) return null;
  const then = secondAt(stillThen(data, data.second), (moment - data.startedAt) / 1_000);
  return then && { ...then, layout: then.isSeen ? then.layout : null };
}
