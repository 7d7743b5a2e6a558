import { Gavel } from 'lucide-react';
import { memo } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { BidLine } from '../model/lane.ts';

/** "jonas_b bid $40"; "3 bids $46" where they came together. */
export const BidRow = memo(function BidRow({ line, isOwn }: { line: BidLine; isOwn: boolean }) {
  const t = useT();
  const { money } = useFormat();
  const { by, count, price } = line;
  const who = by ? (isOwn ? t('room.you') : by.handle) : null;
  return (
    <li className="flex max-w-full animate-arrive items-center gap-2 rounded-full bg-black/60 py-1 ps-1 pe-3 text-14 text-white lg:bg-transparent lg:px-0">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
      >
        <Gavel size={13} />
      </span>
      <span className="min-w-0 truncate figures">
        {who ? (
          <>
            <bdi className="font-semibold">{who}</bdi> {t('room.bidVerb')}
          </>
        ) : (
          t('ui.bids', { count })
        )}{' '}
        <b className="font-semibold">{money(price)}</b>
      </span>
    </li>
  );
});
