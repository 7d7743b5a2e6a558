import type { ReactNode } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { SaveState } from '@/ui/editing/autosave.ts';
import { saveWords } from '@/ui/editing/save-words.ts';
import { causeOf, type StockMove } from '@/ui/editing/stock-move.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { problemWords, type ToldProblem } from '../model/problem-words.ts';

interface EditorNoticesProps {
  /** Of the save someone asked for. */
  error: unknown;
  state: SaveState;
  moved: StockMove | null;
  children?: ReactNode;
}

/** Why it could not be saved, or what was begun before. */
export function EditorNotices({ error, state, moved, children }: EditorNoticesProps) {
  const t = useT();
  const { list } = useFormat();
  const refusal = error ?? (state.kind === 'refused' ? state.error : null);
  if (!refusal || isApiError(refusal, 'edit_conflict')) return children;
  const problems = problemsOf(refusal);
  return (
    <>
      <Notice tone="bad">
        {isApiError(refusal, 'stock_changed') && moved
          ? `${t(`editor.stockMoved.${causeOf(moved)}`, { ...moved })} ${t('editor.stockMovedNext')}`
          : problems.length > 0
            ? t('editor.problems', { list: list(problemWords(problems, t)) })
            : saveWords(refusal, t)}
      </Notice>
      {children}
    </>
  );
}

function problemsOf(error: unknown): ToldProblem[] {
  return isApiError(error, 'invalid_input') && Array.isArray(error.details) ? error.details : [];
}
