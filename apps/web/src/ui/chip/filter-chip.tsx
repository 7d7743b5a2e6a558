import { X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { chipShape } from './chip.tsx';

/** A filter that is on; the cross takes it away. */
export function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      aria-label={t('ui.removeFilter', { label })}
      onClick={onRemove}
      className={cx(chipShape, 'border border-control/70 bg-surface text-ink-1 hover:bg-hover')}
    >
      {label}
      <X size={15} aria-hidden="true" />
    </button>
  );
}
