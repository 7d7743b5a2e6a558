import type { ProductCard } from '@souk/shared/catalog/schema.ts';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { moved } from '../../model/draft.ts';
import { PickDrawer } from './pick-drawer.tsx';

interface RunListPanelProps {
  productIds: readonly string[];
  products: readonly ProductCard[];
  loading: boolean;
  onChange: (productIds: string[]) => void;
}

/** What will be shown, in the order it comes up. */
export function RunListPanel({ productIds, products, loading, onChange }: RunListPanelProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const byId = new Map(products.map((product) => [product._id as string, product]));
  const listed = productIds.flatMap((id) => byId.get(id) ?? []);
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
      {listed.length === 0 ? (
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
              onMove={(by) => onChange(moved(productIds, product._id, by))}
              onRemove={() => onChange(productIds.filter((id) => id !== product._id))}
            />
          ))}
        </ol>
      )}
      <PickDrawer
        open={picking}
        onOpenChange={setPicking}
        products={products}
        loading={loading}
        picked={productIds}
        onPick={onChange}
      />
    </Panel>
  );
}

interface PieceProps {
  product: ProductCard;
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
      <p className="text-14 font-semibold figures max-sm:hidden">{money(product.price)}</p>
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
