import type { DisputeState } from '@souk/shared/money/disputes/states.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { stateWords } from '../model/dispute-words.ts';
import { disputeTones } from './dispute-tones.ts';

interface DisputeStatusProps {
  state: DisputeState;
  isFree: boolean;
}

export function DisputeStatus({ state, isFree }: DisputeStatusProps) {
  const t = useT();
  return <StatusChip tone={disputeTones[state]}>{t(stateWords(state, isFree))}</StatusChip>;
}
