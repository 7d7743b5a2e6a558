import type { PushSubscriptionBody } from '@souk/shared/talk/notifications/schema.ts';
import { api } from '@/platform/api/index.ts';

export const getPushKey = (): Promise<{ key: string }> => api.get('/push/key');

export const keepSubscription = (subscription: PushSubscriptionBody): Promise<void> =>
  api.post('/push/subscriptions', subscription);

/** The server knows the device by the session it is signed in with. */
export const dropSubscription = (): Promise<void> => api.delete('/push/subscriptions');
