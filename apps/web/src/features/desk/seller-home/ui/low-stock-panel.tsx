import type { LowStockItem } from '@souk/shared/desk/seller-home/schema.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';

interface LowStockPanelProps {
  items: readonly LowStockItem[];
  shopId: string;
  /** The variant whose stock is on its way. */
  working: string | null;
  onRestock: (item: LowStockItem, pieces: number) => void;
}

/** What is about to sell out, with how many more there are. */
export function LowStockPanel({ items, shopId, working, onRestock }: LowStockPanelProps) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <Panel
      flush
      title={t('sell.lowStock')}
      actions={
        <Link
          to="/shop/products/$shopId"
          params={{ shopId }}
          className="touch-44 rounded-6 text-14 text-ink-2 underline decoration-control underline-offset-3 hover:text-ink-1"
        >
          {t('sell.allProducts')}
        </Link>
      }
    >
      <ul>
        {items.map((item) => (
          <Row
            // What was added has become what there is.
            key={`${item.variantId} ${item.available}`}
            item={item}
            working={working === item.variantId}
            onRestock={onRestock}
          />
        ))}
      </ul>
    </Panel>
  );
}

const usual = 5;

interface RowProps {
  item: LowStockItem;
  working: boolean;
  onRestock: LowStockPanelProps['onRestock'];
}

function Row({ item, working, onRestock }: RowProps) {
  const t = useT();
  const [pieces, setPieces] = useState(usual);
  const kind = optionWords(item.options);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line px-5 py-3">
      <span className="w-10 shrink-0">
        <Picture image={item.image} alt="" ratio="4/5" sizes="40px" className="rounded-8" />
      </span>
      <div className="min-w-0 grow basis-[9rem] text-14">
        <Link
          to="/product/edit/$productId"
          params={{ productId: item.productId }}
          className="touch-44 rounded-6 font-semibold wrap-anywhere hover:underline"
        >
          {item.title}
        </Link>
        {kind ? <p className="text-ink-2">{kind}</p> : null}
      </div>
      <p className={item.available === 0 ? 'text-14 text-bad' : 'text-14 text-ink-2 figures'}>
        {item.available === 0 ? t('ui.soldOut') : t('sell.left', { count: item.available })}
      </p>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        <Quantity
          label={t('sell.howManyMore', { title: item.title })}
          value={pieces}
          onChange={setPieces}
          max={999}
          disabled={working}
        />
        <Button loading={working} onClick={() => onRestock(item, pieces)}>
          {t('sell.restock')}
        </Button>
      </div>
    </li>
  );
}
