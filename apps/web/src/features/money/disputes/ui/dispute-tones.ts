import type { DisputeState } from '@souk/shared/money/disputes/states.ts';
import type { StatusTone } from '@/ui/badge/status-chip.tsx';

export const disputeTones: Readonly<Record<DisputeState, StatusTone>> = {
  open: 'action',
  'part-offered': 'progress',
  'return-offered': 'progress',
  returning: 'progress',
  'sent-back': 'progress',
  'with-staff': 'action',
  refunded: 'done',
  'part-refunded': 'done',
  withdrawn: 'closed',
  dismissed: 'closed',
  overtaken: 'closed',
};
