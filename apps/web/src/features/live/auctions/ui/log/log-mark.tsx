import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Hash, ShieldCheck } from 'lucide-react';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { getClosedLog } from '../../api/get-lot-log.ts';
import { logMarkWords } from '../../model/log-mark-words.ts';
import { useCheckedLog } from '../../model/use-checked-log.ts';

interface LogMarkProps {
  lotId: string;
  /** The last hash of its log, as the close told it; null while it is not known. */
  head: string | null;
  /** Whose lot it is has the log checked on their device; everyone else may, a tap away. */
  checks: boolean;
  className?: string;
}

const SHORT = 8;

/** How the log of a lot that is over ends, with the way to it; whether it is right, for those it is about. */
export function LogMark({ lotId, head, checks, className }: LogMarkProps) {
  useWordsToCome(logMarkWords);
  const t = useT();
  const { data: log } = useQuery({ ...getClosedLog(lotId, head), enabled: checks });
  const { state } = useCheckedLog(log);
  const end = head ?? log?.head ?? null;
  if (!end) return null;
  const isRight = state.kind === 'checked' && state.checked.verdict.ok && state.checked.verdict.head === end;
  const Icon = isRight ? ShieldCheck : Hash;
  return (
    <Link
      to="/lots/$lotId/log"
      params={{ lotId }}
      className={cx(
        'touch-44 inline-flex max-w-full items-center gap-1.5 text-13 font-medium hover:underline',
        isRight ? 'text-won-text' : 'text-ink-2',
        className,
      )}
    >
      <Icon size={15} aria-hidden="true" className="shrink-0" />
      {isRight ? t('log.verified') : t('log.title')}
      <bdi dir="ltr" className="font-mono text-12">
        {end.slice(0, SHORT)}
      </bdi>
    </Link>
  );
}
