import { RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';

interface ClockMarksProps {
  /** A question and its answer take so long on this line that the last seconds are a risk. */
  isSlow: boolean;
  /** It ran out while the market was away, and got its extension after all. */
  isReopened: boolean;
}

/** What matters about a clock to every bidder: a slow line of their own, and that the lot was reopened. */
export function ClockMarks({ isSlow, isReopened }: ClockMarksProps) {
  const t = useT();
  return (
    <>
      {isReopened ? <Mark icon={<RotateCcw size={13} />}>{t('room.reopenedMark')}</Mark> : null}
      {isSlow ? (
        <Mark icon={<TriangleAlert size={13} className="text-accent-text" />}>{t('room.slowMark')}</Mark>
      ) : null}
    </>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 text-12 font-semibold whitespace-nowrap text-ink-1">
      <span aria-hidden="true" className="shrink-0">
        {icon}
      </span>
      {children}
    </span>
  );
}
