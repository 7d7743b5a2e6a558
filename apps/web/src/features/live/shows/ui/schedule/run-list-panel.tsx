import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import type { ProductToShow } from '../../api/get-products-to-show.ts';
import { moved } from '../../model/draft.ts';
import type { RunList } from '../../model/use-run-list.ts';
import { PickDrawer } from './pick-drawer.tsx';

interface RunListPanelProps {
  shopId: string;
  runList: RunList;
}

/** What will be shown, in the order it comes up. */
export function RunListPanel({ shopId, runList }: RunListPanelProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const { ids, listed, loading, pick, put } = runList;
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
          {listed.map((product, index) => (
            <Piece
              key={product._id}
              product={product}
              number={index + 1}
              first={index === 0}
              last={index === listed.length - 1}
              onMove={(by) => put(moved(ids, product._id, by))}
              onRemove={() => put(without(ids, product._id))}
            />
          ))}
        </ol>
      )}
      <PickDrawer
        open={picking}
        onOpenChange={setPicking}
        shopId={shopId}
        picked={ids}
        onPick={(product, on) => (on ? pick(product) : put(without(ids, product._id)))}
      />
    </Panel>
  );
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

interface PieceProps {
  product: ProductToShow;
  number: number;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Piece({ product, number, first, last, onMove, onRemove }: PieceProps) {
  const t = useT();
  const { money } = useFormat();
  const { title } = product;
  return (
    <li className="flex items-center gap-3 border-b border-hairline px-5 py-2 last:border-b-0">
      <Picture image={product.image} alt="" ratio="4/5" sizes="36px" className="!w-9 shrink-0 rounded-8" />
      <div className="min-w-0 grow">
        <p className="truncate text-14 font-semibold">{title}</p>
        <p className="text-12 text-ink-2 figures">{t('live.lotNumber', { number })}</p>
      </div>
      <p className="text-14 font-semibold figures max-sm:hidden">
        {product.price ? money(product.price) : null}
      </p>
      <div className="flex shrink-0">
        <IconButton
          look="ghost"
          label={t('live.moveUp', { title })}
          disabled={first}
          className={first ? '!bg-transparent opacity-40' : undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          look="ghost"
          label={t('live.moveDown', { title })}
          disabled={last}
          className={last ? '!bg-transparent opacity-40' : undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="ghost" label={t('live.takeOff', { title })} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
