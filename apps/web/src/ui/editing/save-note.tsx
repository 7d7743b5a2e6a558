import { CircleAlert, Cloud, CloudAlert, CloudCheck, CloudOff, type LucideIcon } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { SaveState } from './autosave.ts';

const MOMENT_MS = 10_000;

interface SaveNoteProps {
  state: SaveState;
  /** What to say when not all of it could be saved. */
  partly: string | null;
}

/** How safe what was typed is. */
export function SaveNote({ state, partly }: SaveNoteProps) {
  const t = useT();
  const { relative } = useFormat();
  const now = useNow(MOMENT_MS);
  if (state.kind === 'idle') return null;
  const { Icon, tone } = looks[state.kind];
  return (
    <span className={cx('inline-flex max-w-full items-center gap-2 max-md:gap-1', tone)}>
      <Icon size={17} aria-hidden="true" className="shrink-0 max-md:size-3.5" />
      <span role="status" className="truncate">
        {state.kind !== 'saved'
          ? t(`editor.note.${state.kind}`)
          : partly
            ? partly
            : now - state.at < MOMENT_MS
              ? t('editor.note.savedNow')
              : t('editor.note.saved', { time: relative(new Date(state.at).toISOString()) })}
      </span>
    </span>
  );
}

const looks: Record<Exclude<SaveState['kind'], 'idle'>, { Icon: LucideIcon; tone?: string }> = {
  waiting: { Icon: Cloud },
  saving: { Icon: Cloud },
  saved: { Icon: CloudCheck },
  offline: { Icon: CloudOff },
  conflict: { Icon: CloudAlert, tone: 'text-bad' },
  refused: { Icon: CircleAlert, tone: 'text-bad' },
};
