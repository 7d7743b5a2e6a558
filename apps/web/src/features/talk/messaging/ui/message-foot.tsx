import type { LiveCode } from '@souk/live/errors.ts';
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import type { MessageState } from '../model/message.ts';

interface MessageFootProps {
  at: number;
  /** Null below what the other one said. */
  state: MessageState | null;
  offline: boolean;
}

/** When it was said, and how far it has come. */
export function MessageFoot({ at, state, offline }: MessageFootProps) {
  const t = useT();
  const { time } = useFormat();
  const iso = new Date(at).toISOString();
  const look = 'flex items-center gap-1 text-12 text-ink-3 figures';
  if (state === 'sending') {
    return (
      <p className={look}>
        <Clock size={14} aria-hidden="true" />
        {offline ? t('messaging.waiting') : t('account.sending')}
      </p>
    );
  }
  const Mark = state === 'sent' ? Check : CheckCheck;
  return (
    <p className={look}>
      <time dateTime={iso}>{time(iso)}</time>
      {state ? (
        <>
          <Mark size={15} aria-hidden="true" className={cx(state === 'read' && 'text-won')} />
          {t(`messaging.state.${state}`)}
        </>
      ) : null}
    </p>
  );
}

interface UnsentFootProps {
  code: LiveCode;
  onAgain: () => void;
  onDrop: () => void;
}

/** That it was not sent, why, and what can be done about it. */
export function UnsentFoot({ code, onAgain, onDrop }: UnsentFootProps) {
  const t = useT();
  const act = 'touch-44 font-semibold text-ink-1 underline underline-offset-3';
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-12 text-bad">
      <p className="flex items-center gap-1.5 text-end">
        <CircleAlert size={15} aria-hidden="true" className="shrink-0" />
        {t('account.notSent')} {t(`messaging.refused.${reasonOf(code)}`)}
      </p>
      <button type="button" onClick={onAgain} className={act}>
        {t('ui.tryAgain')}
      </button>
      <button type="button" onClick={onDrop} className={act}>
        {t('messaging.remove')}
      </button>
    </div>
  );
}

function reasonOf(code: LiveCode) {
  if (code === 'permission-denied') return 'denied';
  return code === 'failed-precondition' ? 'unmet' : 'other';
}
