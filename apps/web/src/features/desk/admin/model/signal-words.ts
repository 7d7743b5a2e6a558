import type { BidSignal } from '@souk/shared/desk/bid-signals/rules.ts';
import type { BidSuspicion } from '@souk/shared/desk/bid-signals/schema.ts';
import type { Formats, Translate } from '@/platform/i18n/index.ts';

/** A reason to look at a bidder, with its figures. */
export function signalWords(signal: BidSignal, t: Translate, number: Formats['number']): string {
  switch (signal.kind) {
    case 'one-shop':
      return t('bidSignals.why.one-shop', { lots: number(signal.lots), pushed: number(signal.pushed) });
    case 'takes-back': {
      const { bids, takenBack } = signal;
      return t('bidSignals.why.takes-back', { bids: number(bids), takenBack: number(takenBack) });
    }
    case 'new-account':
      return t('bidSignals.why.new-account', { hours: signal.hours, bids: number(signal.bids) });
    default:
      return t(`bidSignals.why.${signal.kind}`);
  }
}

/** As much as one strong sign says, as a medium one, or less. */
export const strengthWord = ({ strength }: Pick<BidSuspicion, 'strength'>): 'strong' | 'medium' | 'weak' =>
  strength >= 4 ? 'strong' : strength >= 2 ? 'medium' : 'weak';
