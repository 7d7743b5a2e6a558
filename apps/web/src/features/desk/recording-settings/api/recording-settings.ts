import type { RecordingRules, RecordingSettings } from '@souk/shared/settings/recordings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getRecordingSettings = () =>
  queryOptions({
    queryKey: ['admin', 'recordings'],
    queryFn: ({ signal }) => api.get<RecordingSettings>('/admin/recordings', { signal }),
  });

export const changeRecordingSettings = (rules: RecordingRules): Promise<RecordingSettings> =>
  api.put('/admin/recordings', rules);
