import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toneOf } from './import-tones.ts';

interface PastImportsProps {
  items: readonly ProductImport[];
  onOpen: (id: string) => void;
}

/** Files that were chosen before; each can be looked at again. */
export function PastImports({ items, onOpen }: PastImportsProps) {
  const t = useT();
  const { number, dayAndTime } = useFormat();
  if (items.length === 0) return null;
  return (
    <Panel flush title={t('imports.past')}>
      <ul>
        {items.map(({ _id, fileName, state, counts, createdAt }) => (
          <li key={_id} className="border-t border-hairline">
            <button
              type="button"
              onClick={() => onOpen(_id)}
              className="flex w-full items-center gap-3 px-5 py-3 text-start hover:bg-hover"
            >
              <span className="min-w-0 grow">
                <bdi className="block truncate text-14 font-medium">{fileName}</bdi>
                <span className="block text-13 text-ink-2">
                  <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
                  {' · '}
                  {t('imports.counts', {
                    new: number(counts.new),
                    changed: number(counts.changed),
                    unchanged: number(counts.unchanged),
                    refused: number(counts.refused),
                  })}
                  {counts['not-imported'] > 0
                    ? ` · ${t('imports.notImported', { count: number(counts['not-imported']) })}`
                    : null}
                </span>
              </span>
              <StatusChip tone={toneOf(state)}>{t(`imports.state.${state}`)}</StatusChip>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
