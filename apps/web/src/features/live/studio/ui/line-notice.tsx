import { Check, TriangleAlert } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { Studio } from '../model/studio.ts';
import { useLineWarning } from '../model/use-line-warning.ts';

/** On air: that the line got weak and what to do about it, and that it is well again. */
export function LineNotice({ studio }: { studio: Studio }) {
  const t = useT();
  const told = useLineWarning(studio);
  return (
    <div role="status">
      {told ? (
        <p className="flex w-fit max-w-full items-start gap-2 rounded-16 bg-black/80 px-3 py-2 text-14 text-white">
          {told === 'back' ? (
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-won" />
          ) : (
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          )}
          <span className="min-w-0">
            <b className="block font-semibold">{t(`studio.line.${told}`)}</b>
            {told === 'back' ? null : <span className="text-white/85">{t(`studio.line.help.${told}`)}</span>}
          </span>
        </p>
      ) : null}
    </div>
  );
}
