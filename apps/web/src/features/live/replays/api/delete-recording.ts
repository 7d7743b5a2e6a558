import { api } from '@/platform/api/index.ts';

export const deleteRecording = (showId: string) => api.delete(`/shows/${encodeURIComponent(showId)}/replay`);
