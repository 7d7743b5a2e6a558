import type { InvoiceDetails } from '@souk/shared/money/invoices/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getInvoiceDetails = (shopId: string) =>
  queryOptions({
    queryKey: ['invoice-details', shopId],
    queryFn: ({ signal }) => api.get<InvoiceDetails>(`/shops/${shopId}/invoice-details`, { signal }),
  });

export const saveInvoiceDetails = (shopId: string, body: InvoiceDetails): Promise<InvoiceDetails> =>
  api.put(`/shops/${shopId}/invoice-details`, body);
