import type { BidSuspicion } from '@souk/shared/desk/bid-signals/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { strengthWord } from '../../model/signal-words.ts';

const tones = { strong: 'action', medium: 'progress', weak: 'closed' } as const satisfies Record<
  string,
  StatusTone
>;

/** How much there is to it while nobody has decided, and then what was decided. */
export function SuspicionChip({ suspicion }: { suspicion: BidSuspicion }) {
  const t = useT();
  const strength = strengthWord(suspicion);
  return suspicion.state === 'open' ? (
    <StatusChip tone={tones[strength]}>{t(`bidSignals.strength.${strength}`)}</StatusChip>
  ) : (
    <StatusChip tone={suspicion.state === 'banned' ? 'done' : 'closed'}>
      {t(`bidSignals.state.${suspicion.state}`)}
    </StatusChip>
  );
}
