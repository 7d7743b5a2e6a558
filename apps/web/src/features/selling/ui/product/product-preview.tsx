import { useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Price } from '@/ui/price/price.tsx';
import { Cover } from '@/ui/uploader/cover.tsx';
import type { ProductDraft } from '../../model/product-draft.ts';

interface ProductPreviewProps {
  draft: ProductDraft;
  pictures: UploadList;
  currency: string;
}

/** The card as it will lie in the market. */
export function ProductPreview({ draft, pictures, currency }: ProductPreviewProps) {
  const t = useT();
  const amounts = draft.variants.map(({ amount }) => amount).filter((amount) => amount !== null);
  const amount = amounts.length > 0 ? Math.min(...amounts) : draft.amount;
  const was =
    draft.kind === 'buy-now' && draft.compareAt !== null ? { amount: draft.compareAt, currency } : null;
  return (
    <Panel title={t('selling.asBuyersSee')} className="lg:sticky lg:top-20">
      <Cover list={pictures} ratio="4/5" sizes="296px" className="rounded-16">
        <span className="grid aspect-4/5 place-items-center rounded-16 bg-fill">
          <MarketStall width={120} />
        </span>
      </Cover>
      <p className="mt-2.5 truncate text-14 font-medium text-ink-1">
        {draft.title || <span className="text-ink-3">{t('selling.titlePlace')}</span>}
      </p>
      <p className="mt-1 flex items-baseline gap-2 text-14 text-ink-2">
        {draft.kind === 'giveaway' ? (
          t('selling.kind.giveaway')
        ) : amount === null ? (
          <span className="text-ink-3">{t('selling.noPrice')}</span>
        ) : (
          <Price price={{ amount, currency }} was={was} />
        )}
        {draft.kind === 'auction' ? <span className="text-12">{t('ui.bids', { count: 0 })}</span> : null}
      </p>
    </Panel>
  );
}
