import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import { Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ProductCard } from '@/ui/product-card/product-card.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Cover } from '@/ui/uploader/cover.tsx';
import { lowestPrice } from '../model/product-draft.ts';
import { previewCard, previewProduct, type Shown, shippingOf } from '../model/product-preview.ts';
import { PageMiniature } from './page-miniature.tsx';

interface ProductPreviewProps {
  shown: Shown;
  pictures: UploadList;
  categories: readonly Category[];
  profiles: readonly ShippingProfile[];
  /** How a page of the market is drawn. */
  renderPage: (product: Product) => ReactNode;
  onOpenPage: () => void;
}

type View = 'card' | 'page';

/** The card as it will lie in the market, or its page made small. */
export function ProductPreview(props: ProductPreviewProps) {
  const { shown, pictures, categories, profiles, renderPage, onOpenPage } = props;
  const { draft, currency } = shown;
  const card = previewCard(shown);
  const gift = draft.kind === 'giveaway';
  const priced = gift || lowestPrice(draft) !== null;
  const shipping = gift ? null : shippingOf(draft, profiles, currency);
  const t = useT();
  const { money } = useFormat();
  const [view, setView] = useState<View>('card');
  return (
    <Panel
      title={t('editor.asBuyersSee')}
      actions={
        <Segment
          label={t('editor.asBuyersSee')}
          size={32}
          value={view}
          onChange={setView}
          choices={[
            { value: 'card', label: t('editor.view.card') },
            { value: 'page', label: t('editor.view.page') },
          ]}
        />
      }
      className="lg:sticky lg:top-20"
    >
      {view === 'page' ? (
        <PageMiniature label={t('editor.openPreview')} onOpen={onOpenPage}>
          {renderPage(previewProduct(shown, categories, Date.now()))}
        </PageMiniature>
      ) : (
        <div inert>
          <ProductCard
            product={card.title ? card : { ...card, title: t('editor.titlePlace') }}
            showShop={false}
            sizes="296px"
            tags={card.image !== null}
            price={priced ? undefined : <p className="mt-1 text-14 text-ink-3">{t('editor.noPrice')}</p>}
            picture={
              <Cover list={pictures} ratio="4/5" sizes="296px" className="rounded-16">
                <span className="grid aspect-4/5 place-items-center rounded-16 bg-fill">
                  <MarketStall width={120} />
                </span>
              </Cover>
            }
          />
          {shipping ? (
            <p className="mt-1.5 flex items-center gap-1.5 text-13 text-ink-2 figures">
              <Truck size={15} aria-hidden="true" />
              {shipping.amount === 0
                ? t('editor.freeShipping')
                : t('editor.shippingFrom', { price: money(shipping) })}
            </p>
          ) : null}
        </div>
      )}
    </Panel>
  );
}
