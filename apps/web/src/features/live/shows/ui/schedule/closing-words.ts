import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import type { useT } from '@/platform/i18n/index.ts';

/** A closing rule in a few words: "resets to 10 s". */
export function closingWords(rule: ClosingChoice, t: ReturnType<typeof useT>): string {
  return rule.kind === 'sudden-death'
    ? t('scheduling.rule.sudden-death')
    : t(`scheduling.rule.${rule.kind}`, { seconds: rule.seconds });
}
