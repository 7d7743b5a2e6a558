import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { StatusTone } from '@/ui/badge/status-chip.tsx';

export const productStatuses: readonly ProductStatus[] = ['active', 'draft', 'out-of-stock', 'archived'];

export const statusTones: Record<ProductStatus, StatusTone> = {
  draft: 'progress',
  active: 'done',
  'out-of-stock': 'action',
  archived: 'closed',
};
