import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export function getAppSettings() {
  return queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => api.get<AppSettings>('/admin/app/settings', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type SettingsChange = Pick<AppSettings, 'name' | 'currency' | 'brandColour'>;

export function changeAppSettings(change: SettingsChange): Promise<AppSettings> {
  return api.patch<AppSettings>('/admin/app/settings', change);
}
