import type { ImportOutcome, ImportState } from '@souk/shared/market/imports/schema.ts';
import type { StatusTone } from '@/ui/badge/status-chip.tsx';

const states: Partial<Record<ImportState, StatusTone>> = {
  done: 'done',
  cancelled: 'closed',
  failed: 'action',
};
export const toneOf = (state: ImportState): StatusTone => states[state] ?? 'progress';

export const outcomeTones: Record<ImportOutcome, StatusTone> = {
  new: 'done',
  changed: 'progress',
  unchanged: 'closed',
  refused: 'action',
  'not-imported': 'closed',
};
