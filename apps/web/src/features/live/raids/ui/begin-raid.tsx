import type { RaidTargets } from '@souk/shared/live/raids/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { getRaidTargets, raid } from '../api/raids.ts';

interface BeginRaidProps {
  showId: string;
  /** While a lot runs no show ends. */
  disabled: boolean;
  leading: { busy: boolean; act: (call: () => Promise<unknown>) => Promise<boolean> };
  onDone: () => void;
}

/** Another live show for those who watch, as one's own ends. */
export function BeginRaid({ showId, disabled, leading, onDone }: BeginRaidProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const go = async () => {
    if (chosen && (await leading.act(() => raid(showId, chosen)))) onDone();
  };
  return (
    <Drawer
      dark
      from="bottom"
      open={open}
      onOpenChange={setOpen}
      title={t('raid.title')}
      trigger={
        <button
          type="button"
          disabled={disabled}
          className="flex min-h-14 w-full items-center gap-3 rounded-16 border border-line px-4 py-2.5 text-start enabled:hover:bg-hover disabled:opacity-50"
        >
          <span className="min-w-0 grow">
            <span className="block text-14 font-semibold">{t('raid.begin')}</span>
            <span className="block text-12 text-ink-2">{t('raid.beginNote')}</span>
          </span>
          <ChevronRight size={18} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
        </button>
      }
      footer={
        <Button
          look="danger"
          size={48}
          block
          disabled={!chosen}
          loading={leading.busy}
          onClick={() => void go()}
        >
          {t('raid.go')}
        </Button>
      }
    >
      <Targets showId={showId} chosen={chosen} onChoose={setChosen} />
    </Drawer>
  );
}

interface TargetsProps {
  showId: string;
  chosen: string | null;
  onChoose: (showId: string | null) => void;
}

function Targets({ showId, chosen, onChoose }: TargetsProps) {
  const t = useT();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, (next) => {
    onChoose(null);
    setQ(next);
  });
  const { data, isError, refetch } = useQuery(getRaidTargets(showId, q));
  return (
    <div className="mx-auto max-w-110 max-sm:min-h-[calc(88dvh-169px)] sm:min-h-80">
      <div className="sticky top-0 z-10 bg-surface pt-1 pb-2">
        <TextInput
          label={t('raid.find')}
          type="search"
          autoComplete="off"
          start={<Search size={18} aria-hidden="true" />}
          value={typed}
          onChange={(text) => setTyped(text.slice(0, 80))}
        />
      </div>
      {data === undefined && isError ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={t('ui.checkConnection')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="my-2 h-16 w-full !rounded-14" />
      ) : data.items.length === 0 ? (
        <EmptyState
          title={t(q ? 'raid.noneFound' : 'raid.none')}
          note={t(q ? 'raid.noneFoundNote' : 'raid.noneNote')}
        />
      ) : (
        <ul className="flex flex-col gap-1">
          {data.items.map((target) => (
            <li key={target._id}>
              <Target
                target={target}
                isChosen={target._id === chosen}
                onChoose={() => onChoose(target._id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TargetProps {
  target: RaidTargets['items'][number];
  isChosen: boolean;
  onChoose: () => void;
}

function Target({ target, isChosen, onChoose }: TargetProps) {
  const t = useT();
  const { title, shop, cover, viewerCount, why } = target;
  const notes = [t('ui.watching', { count: viewerCount }), why === null ? null : t(`raid.${why}`)].filter(
    Boolean,
  );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex w-full items-center gap-3 rounded-14 border p-2 text-start',
        isChosen ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-hover',
      )}
    >
      <Picture image={cover} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <span className="min-w-0 grow">
        <span dir="auto" className="own-words block truncate text-14 font-semibold">
          {title}
        </span>
        <span dir="auto" className="own-words block truncate text-12 text-ink-2">
          {shop.name}
        </span>
        <span className="block text-12 text-ink-2 figures">{notes.join(' · ')}</span>
      </span>
      {isChosen ? <Check size={20} aria-hidden="true" className="me-1 shrink-0 text-accent-text" /> : null}
    </button>
  );
}
