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

export function UnsentFoot({ onAgain, onDrop }: { onAgain: () => void; onDrop: () => void }) {
  const t = useT();
  const act = 'touch-44 font-semibold text-ink-1 underline underline-offset-3';
  return (
    <p role="alert" className="flex items-center gap-2 text-12 text-bad">
      <CircleAlert size={15} aria-hidden="true" />
      {t('account.notSent')}
      <button type="button" onClick={onAgain} className={act}>
        {t('ui.tryAgain')}
      </button>
      <button type="button" onClick={onDrop} className={act}>
        {t('messaging.letGo')}
      </button>
    </p>
  );
}
