import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import type { Seen } from '../model/door.ts';

/** Said once the line is back: who came in here though the ticket had been used elsewhere, or was not good any more. */
export function DoorConflicts({ conflicts, onClose }: { conflicts: readonly Seen[]; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="bad" onClose={onClose}>
      <p className="font-semibold">{t('checkIn.twice')}</p>
      <ul>
        {conflicts.map(({ _id, outcome, holder, enteredAt }) => {
          const name = holder ?? t('checkIn.someone');
          return (
            <li key={_id} className="figures">
              {outcome === 'used' && enteredAt
                ? t('checkIn.twiceWho', { name, time: momentOf(format, enteredAt) })
                : t('checkIn.notGood', { name })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
