import type {
  AwayNote,
  AwayNoteBody,
  SavedReplies,
  SavedRepliesBody,
} from '@souk/shared/talk/messaging/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getSavedReplies = () =>
  queryOptions({
    queryKey: ['saved-replies'],
    queryFn: ({ signal }) => api.get<SavedReplies>('/saved-replies', { signal }),
  });

export const keepSavedReplies = (body: SavedRepliesBody) => api.put<SavedReplies>('/saved-replies', body);

export const getAwayNote = () =>
  queryOptions({
    queryKey: ['away-note'],
    queryFn: ({ signal }) => api.get<AwayNote>('/away-note', { signal }),
  });

export const keepAwayNote = (body: AwayNoteBody) => api.put<AwayNote>('/away-note', body);
