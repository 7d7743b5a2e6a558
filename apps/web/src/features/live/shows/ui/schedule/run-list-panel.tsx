import { Coffee, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { useReorder } from '@/ui/uploader/use-reorder.ts';
import { movedTo } from '../../model/draft.ts';
import type { RunList } from '../../model/use-run-list.ts';
import { LotSettings } from './lot-settings.tsx';
import { PickDrawer } from './pick-drawer.tsx';
import { Line } from './run-list-line.tsx';
import { TalkSettings } from './talk-settings.tsx';

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
  const [setKey, setSet] = useState<string | null>(null);
  const [as, setAs] = useState<'lot' | 'product'>('lot');
  const { listed, loading, pick, drop, put, change, again, addTalk, changeTalk } = runList;
  const items = listed.map(({ item }) => item);
  const move = (key: string, to: number) => put(movedTo(items, key, to));
  const reorder = useReorder({ keys: items.map(({ key }) => key), move });
  const set = items.find(({ key }) => key === setKey);
  const lots = items.filter(({ kind }) => kind === 'lot');
  const sale = items.filter((item) => item.kind === 'step' && item.step.kind === 'product').length;
  const setLot = listed.find(({ item }) => item === set);
  return (
    <Panel
      flush
      title={t('live.runList')}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {listed.length > 0 ? (
            <p className="me-1 text-14 text-ink-2 figures">
              {[
                t('ui.lots', { count: lots.length }),
                sale > 0 ? t('scheduling.atPrice', { count: sale }) : null,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          ) : null}
          <Button
            look="outline"
            size={40}
            icon={<Coffee size={17} aria-hidden="true" />}
            onClick={() => setSet(addTalk(t('scheduling.breakUsual')))}
          >
            {t('scheduling.addBreak')}
          </Button>
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
            <Line
              key={one.item.key}
              listed={one}
              index={index}
              number={lots.indexOf(one.item) + 1}
              currency={currency}
              reorder={reorder}
              hint={hint}
              onSet={() => setSet(one.item.key)}
              onAgain={() => again(one.item.key)}
              onRemove={() => put(items.filter(({ key }) => key !== one.item.key))}
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
        asLots={as === 'lot'}
        onPick={(product, on, variantId) =>
          on ? pick(product, as, variantId) : drop(variantId ?? product._id)
        }
        kind={
          <Segment
            label={t('scheduling.sellAs')}
            className="mb-3 w-full [&>label]:grow [&>label]:px-2"
            value={as}
            onChange={setAs}
            choices={[
              { value: 'lot', label: t('scheduling.sellAs.lot') },
              { value: 'product', label: t('scheduling.sellAs.product') },
            ]}
          />
        }
      />
      <LotSettings
        listed={set?.kind === 'lot' && setLot?.product ? { lot: set.lot, product: setLot.product } : null}
        currency={currency}
        onChange={(to) => set && change(set.key, to)}
        onClose={() => setSet(null)}
      />
      <TalkSettings
        talk={set?.kind === 'step' && set.step.kind === 'talk' ? set.step : null}
        onChange={(to) => set && changeTalk(set.key, to)}
        onClose={() => setSet(null)}
      />
    </Panel>
  );
}
