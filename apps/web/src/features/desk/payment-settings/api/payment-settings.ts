import type { PaymentSettings, PaymentSettingsBody } from '@souk/shared/settings/payment-settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getPaymentSettings = () =>
  queryOptions({
    queryKey: ['admin', 'payment-settings'],
    queryFn: ({ signal }) => api.get<PaymentSettings>('/admin/payment-settings', { signal }),
  });

export const changePaymentSettings = (body: PaymentSettingsBody): Promise<PaymentSettings> =>
  api.put('/admin/payment-settings', body);
