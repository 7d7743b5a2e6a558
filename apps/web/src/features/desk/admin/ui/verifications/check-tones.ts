import type { SeenState } from '@souk/shared/identity/verification/schema.ts';
import type { StatusTone } from '@/ui/badge/status-chip.tsx';

export const checkTones: Record<SeenState, StatusTone> = {
  waiting: 'progress',
  approved: 'done',
  refused: 'action',
  withdrawn: 'closed',
};
