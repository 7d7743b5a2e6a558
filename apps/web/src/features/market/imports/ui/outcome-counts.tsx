import { importOutcomes } from '@souk/shared/market/imports/outcomes.ts';
import type { ImportOutcome, ProductImport } from '@souk/shared/market/imports/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

/** How many products come to what. */
export function OutcomeCounts({ counts }: Pick<ProductImport, 'counts'>) {
  const t = useT();
  const { number } = useFormat();
  // Only of an import that ended early.
  const isShown = (outcome: ImportOutcome) => outcome !== 'not-imported' || counts[outcome] > 0;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-12 border border-line bg-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {importOutcomes.filter(isShown).map((outcome) => (
        <div key={outcome} className="bg-surface px-4 py-3 max-sm:last:odd:col-span-2">
          <dt className="text-13 text-ink-2">{t(`imports.outcome.${outcome}`)}</dt>
          <dd
            className={cx(
              'display text-22 figures',
              outcome === 'refused' && counts.refused > 0 ? 'text-bad' : 'text-ink-1',
            )}
          >
            {number(counts[outcome])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
