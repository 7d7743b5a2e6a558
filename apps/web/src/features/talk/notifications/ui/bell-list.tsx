import { CheckCheck, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { type BellItem, byDay, isUnread } from '../model/bell-list.ts';
import { type Bell, useBell } from '../model/use-bell.ts';
import { BellRow } from './bell-row.tsx';
import { BellSkeleton } from './bell-skeleton.tsx';
import { PlainLink } from './plain-link.tsx';

const MINUTE_MS = 60_000;
const SHOWN_AT_FIRST = 30;

interface BellListProps {
  userId: string;
  onOpen: (to: string) => void;
  close: ReactNode;
}

export function BellList({ userId, onOpen, close }: BellListProps) {
  const t = useT();
  const bell = useBell(userId);
  const { items = [], read } = bell;
  return (
    <>
      <div className="flex min-h-14 shrink-0 items-center gap-2 border-b border-hairline ps-4 pe-2">
        <h2 className="display min-w-0 grow text-18">{t('nav.notifications')}</h2>
        {items.some(isUnread) ? (
          <Button
            size={32}
            look="ghost"
            // A phone's line has room for its words or for a picture beside them, not in each language for both.
            icon={<CheckCheck size={16} aria-hidden="true" className="max-sm:hidden" />}
            onClick={() => read(items)}
            className="min-w-0 !shrink"
          >
            {t('bell.readAll')}
          </Button>
        ) : null}
        {close}
      </div>
      <div className="min-h-40 grow overflow-y-auto overscroll-contain px-2 py-1">
        <Told bell={bell} onOpen={onOpen} />
      </div>
      <div className="shrink-0 border-t border-hairline p-1.5 max-sm:pb-[max(8px,env(safe-area-inset-bottom))]">
        <PlainLink
          to="/settings/notifications"
          onOpen={onOpen}
          className="flex min-h-11 items-center justify-center gap-2 rounded-12 px-3 text-14 font-semibold text-ink-2 hover:bg-fill hover:text-ink-1"
        >
          <Settings2 size={16} aria-hidden="true" />
          {t('bell.choices')}
        </PlainLink>
      </div>
    </>
  );
}

function Told({ bell, onOpen }: { bell: Bell; onOpen: (to: string) => void }) {
  const t = useT();
  const { timeZone } = useFormat();
  const now = useNow(MINUTE_MS);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { items, failed, read, remove } = bell;
  if (failed) return <ErrorState title={t('bell.failed')} note={t('bell.failedNote')} />;
  if (!items) return <BellSkeleton />;
  if (items.length === 0) return <EmptyState title={t('bell.empty')} note={t('bell.emptyNote')} />;

  const { today, earlier } = byDay(items.slice(0, shown), { now, timeZone });
  const open = (item: BellItem) => {
    if (isUnread(item)) read([item]);
    onOpen(item.to);
  };
  const rows = (some: BellItem[], title: string) =>
    some.length > 0 ? (
      <section aria-label={title}>
        <h3 className="px-2 pt-3 pb-1 text-13 font-semibold text-ink-2">{title}</h3>
        <ul>
          {some.map((item) => (
            <BellRow
              key={item.id}
              item={item}
              isOfToday={some === today}
              onOpen={() => open(item)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      </section>
    ) : null;
  return (
    <>
      {rows(today, t('bell.today'))}
      {rows(earlier, t('bell.earlier'))}
      {items.length > shown ? (
        <div className="grid place-items-center py-3">
          <Button size={32} onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
            {t('bell.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
