import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

/** What happens near the end of a lot, as a sentence for a buyer. */
export function useRuleWords(): (closing: NonNullable<LotDocument['closing']>) => string {
  const t = useT();
  const { length } = useFormat();
  return ({ kind, seconds = 0 }) => t(`auction.rule.${kind}`, { time: length(seconds) });
}
