import { CopyPlus, Ellipsis, GripVertical, Plus, Settings2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { type Reorder, useReorder } from '@/ui/uploader/use-reorder.ts';
import { movedTo } from '../../model/draft.ts';
import type { ListedLot, RunList } from '../../model/use-run-list.ts';
import { closingWords } from './closing-words.ts';
import { LotSettings } from './lot-settings.tsx';
import { PickDrawer } from './pick-drawer.tsx';

interface RunListPanelProps {
  shopId: string;
  currency: string;
  runList: RunList;
}

/** What will be sold, in the order it comes up. */
export function RunListPanel({ shopId, currency, runList }: RunListPanelProps) {
  const t = useT();
  const hint = useId();
  const [picking, setPicking] = useState(false);
  const [set, setSet] = useState<string | null>(null);
  const { listed, loading, pick, drop, put, change, again } = runList;
  const lots = listed.map(({ lot }) => lot);
  const move = (key: string, to: number) => put(movedTo(lots, key, to));
  const reorder = useReorder({ keys: lots.map(({ key }) => key), move });
  return (
    <Panel
      flush
      title={t('live.runList')}
      actions={
        <div className="flex items-center gap-3">
          {listed.length > 0 ? (
            <p className="text-14 text-ink-2 figures">{t('ui.lots', { count: listed.length })}</p>
          ) : null}
          <Button size={40} icon={<Plus size={17} aria-hidden="true" />} onClick={() => setPicking(true)}>
            {t('live.addFromShop')}
          </Button>
        </div>
      }
    >
      {loading ? (
        <SkeletonGroup className="flex flex-col gap-2 border-t border-hairline px-5 py-3">
          <Skeleton className="h-12 w-full !rounded-14" />
          <Skeleton className="h-12 w-full !rounded-14" />
        </SkeletonGroup>
      ) : listed.length === 0 ? (
        <p className="border-t border-hairline px-5 py-7 text-center text-14 text-ink-2">
          {t('live.runListEmpty')}
        </p>
      ) : (
        <ol className="border-t border-hairline">
          {listed.map((one, index) => (
            <Lot
              key={one.lot.key}
              listed={one}
              index={index}
              currency={currency}
              reorder={reorder}
              hint={hint}
              onSet={() => setSet(one.lot.key)}
              onAgain={() => again(one.lot.key)}
              onRemove={() => put(lots.filter(({ key }) => key !== one.lot.key))}
            />
          ))}
        </ol>
      )}
      <p id={hint} className="sr-only">
        {t('files.order.hint')}
      </p>
      <p role="status" className="sr-only">
        {reorder.said}
      </p>
      <PickDrawer
        open={picking}
        onOpenChange={setPicking}
        shopId={shopId}
        picked={runList.picked}
        onPick={(product, on) => (on ? pick(product) : drop(product._id))}
      />
      <LotSettings
        listed={listed.find(({ lot }) => lot.key === set) ?? null}
        currency={currency}
        onChange={(to) => set && change(set, to)}
        onClose={() => setSet(null)}
      />
    </Panel>
  );
}

interface LotProps {
  listed: ListedLot;
  index: number;
  currency: string;
  reorder: Reorder;
  hint: string;
  onSet: () => void;
  onAgain: () => void;
  onRemove: () => void;
}

function Lot({ listed, index, currency, reorder, hint, onSet, onAgain, onRemove }: LotProps) {
  const t = useT();
  const { money, number } = useFormat();
  const { lot, product } = listed;
  const { title } = product;
  const start = lot.start ?? product.price?.amount ?? null;
  const terms = [
    t('live.lotNumber', { number: index + 1 }),
    t('scheduling.seconds', { seconds: lot.seconds }),
    closingWords(lot.closing, t),
    lot.reserve === null
      ? null
      : t('scheduling.reserveOf', { price: money({ amount: lot.reserve, currency }) }),
  ].filter(Boolean);
  return (
    <li
      {...reorder.placeOf(lot.key, index)}
      className={cx(
        'flex items-center gap-3 border-b border-hairline py-2 ps-2 pe-3 last:border-b-0 sm:pe-4',
        reorder.dragged === lot.key && 'opacity-50',
        (reorder.over === lot.key || reorder.lifted === lot.key) && 'bg-hover',
      )}
    >
      <IconButton
        look="ghost"
        label={t('files.grip', { name: title })}
        aria-describedby={hint}
        className="shrink-0 cursor-grab text-ink-3"
        {...reorder.gripOf(lot.key, index)}
      >
        <GripVertical size={18} aria-hidden="true" />
      </IconButton>
      <Picture image={product.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-14 font-semibold">
          {title}
        </p>
        <p className="text-12 text-ink-2 figures">{terms.join(' · ')}</p>
      </div>
      <p className="shrink-0 text-14 font-semibold figures">
        {start === null ? null : money({ amount: start, currency })}
      </p>
      <Menu
        trigger={
          <IconButton look="ghost" label={t('scheduling.more', { number: number(index + 1), title })}>
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          {
            key: 'set',
            label: t('scheduling.settings'),
            icon: <Settings2 size={18} aria-hidden="true" />,
            onSelect: onSet,
          },
          {
            key: 'again',
            label: t('scheduling.again'),
            icon: <CopyPlus size={18} aria-hidden="true" />,
            onSelect: onAgain,
          },
          {
            key: 'remove',
            label: t('scheduling.remove'),
            icon: <X size={18} aria-hidden="true" />,
            danger: true,
            onSelect: onRemove,
          },
        ]}
      />
    </li>
  );
}
