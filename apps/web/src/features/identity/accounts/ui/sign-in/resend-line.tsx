import type { UseMutationResult } from '@tanstack/react-query';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { textLink } from './text-link.ts';

interface ResendLineProps {
  again: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>;
  /** Sends it somewhere else. */
  onOther?: () => void;
}

/** Below a code's field: nothing came, or the address was wrong. */
export function ResendLine({ again, onOther }: ResendLineProps) {
  const t = useT();
  return (
    <div className="text-14">
      <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
        <button type="button" disabled={again.isPending} onClick={() => again.mutate()} className={textLink}>
          {t('signIn.sendAgain')}
        </button>
        {onOther ? (
          <button type="button" onClick={onOther} className={textLink}>
            {t('signIn.otherEmail')}
          </button>
        ) : null}
      </p>
      <p role="status" className="mt-3 min-h-5 text-center text-ink-2">
        {again.error ? failureWords(again.error, t) : again.isSuccess ? t('signIn.sentAgain') : ''}
      </p>
    </div>
  );
}
