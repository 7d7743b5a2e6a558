import type { ImportedRow, ImportNote, ImportProblem } from '@souk/shared/market/imports/schema.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { cx } from '@/ui/cx.ts';
import { outcomeTones } from './import-tones.ts';

const SHOWN = 5;

/** What becomes of a product, and what is to be said of it by row and column. */
export function RowRemarks({ row }: { row: ImportedRow }) {
  const t = useT();
  const { list } = useFormat();
  const { outcome, fields, problems, notes } = row;
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5 py-1">
      {outcome ? (
        <StatusChip tone={outcomeTones[outcome]}>{t(`imports.outcome.${outcome}`)}</StatusChip>
      ) : null}
      {fields.length > 0 ? (
        <span className="text-13 text-ink-2">{list(fields.map((field) => t(`imports.field.${field}`)))}</span>
      ) : null}
      {problems.slice(0, SHOWN).map((problem) => (
        <Remark key={keyOf(problem)} remark={problem} bad>
          {t(`imports.problem.${problem.kind}`, words(problem))}
          {problem.kind === 'unknown-category' && problem.hint
            ? ` ${t('imports.meant', words(problem))}`
            : null}
        </Remark>
      ))}
      {(outcome === 'not-imported' ? [] : notes).slice(0, SHOWN).map((note) => (
        <Remark key={keyOf(note)} remark={note}>
          {t(`imports.remark.${note.kind}`, words(note))}
        </Remark>
      ))}
    </div>
  );
}

type Said = ImportProblem | ImportNote;

const keyOf = ({ row, column, kind, value }: Said) => `${row} ${column} ${kind} ${value}`;
// What stands in a file may be written the other way round than the words about it.
const apart = (text: string) => `\u2068${text}\u2069`;
const words = ({ value, hint = '' }: Said) => ({ value: apart(value), hint: apart(hint) });

function Remark({ remark, bad, children }: { remark: Said; bad?: boolean; children: ReactNode }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <p className={cx('min-w-0 text-13 break-words', bad ? 'text-ink-1' : 'text-ink-2')}>
      <bdi className="font-medium text-ink-2">
        {t('imports.place', { row: number(remark.row), column: remark.column })}
      </bdi>{' '}
      {children}
    </p>
  );
}
