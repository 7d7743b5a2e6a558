import { importOutcomes } from '@souk/shared/imports/outcomes.ts';
import type { ProductImport } from '@souk/shared/imports/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

/** How many products come to what. */
export function OutcomeCounts({ counts }: Pick<ProductImport, 'counts'>) {
  const t = useT();
  const { number } = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-12 border border-line bg-line sm:grid-cols-4">
      {importOutcomes.map((outcome) => (
        <div key={outcome} className="bg-surface px-4 py-3">
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
