import type { CheckState } from '@souk/shared/identity/verification/schema.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { cx } from '@/ui/cx.ts';

type Mark = 'verified' | 'notYet' | Extract<CheckState, 'waiting' | 'refused'>;

/** Where a step stands, as its chip says it. */
export const stepMarks = (verified: boolean, state?: CheckState): Mark =>
  verified ? 'verified' : state === 'waiting' || state === 'refused' ? state : 'notYet';

const tones: Record<Mark, StatusTone> = {
  verified: 'done',
  notYet: 'closed',
  waiting: 'progress',
  refused: 'action',
};

interface StepProps {
  Icon: LucideIcon;
  title: string;
  /** Unknown while it loads. */
  mark: Mark | undefined;
  children: ReactNode;
}

export function Step({ Icon, title, mark, children }: StepProps) {
  const t = useT();
  return (
    <li className="rounded-16 border border-line bg-surface p-5">
      <div className="mb-3 flex items-center gap-3">
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-full',
            mark === 'verified' ? 'bg-won-soft text-won-text' : 'bg-fill text-ink-2',
          )}
        >
          <Icon size={20} aria-hidden="true" />
        </span>
        <h2 className="display min-w-0 grow text-18">{title}</h2>
        {mark ? <StatusChip tone={tones[mark]}>{t(`verify.mark.${mark}`)}</StatusChip> : null}
      </div>
      <div className="sm:ps-13">{children}</div>
    </li>
  );
}
