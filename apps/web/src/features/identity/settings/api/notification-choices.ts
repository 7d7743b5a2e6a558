import type {
  ChangeChoicesBody,
  NotificationChoices,
} from '@souk/shared/talk/notification-choices/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getNotificationChoices = () =>
  queryOptions({
    queryKey: ['notification-choices'],
    queryFn: ({ signal }) => api.get<NotificationChoices>('/notification-choices', { signal }),
  });

export const changeNotificationChoices = (change: ChangeChoicesBody): Promise<NotificationChoices> =>
  api.put('/notification-choices', change);
