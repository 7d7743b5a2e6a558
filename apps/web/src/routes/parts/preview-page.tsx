import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useState } from 'react';
import { buyStateOf } from '@/features/market/catalog/model/buy-state.ts';
import { firstChoice, pictureOf, pricesOf } from '@/features/market/catalog/model/variant-choice.ts';
import { AboutProduct } from '@/features/market/catalog/ui/about-product.tsx';
import { BuyBox } from '@/features/market/catalog/ui/buy-box.tsx';
import { OptionPicker } from '@/features/market/catalog/ui/option-picker.tsx';
import { ProductPrice } from '@/features/market/catalog/ui/product-price.tsx';
import { ProductTitle } from '@/features/market/catalog/ui/product-title.tsx';
import { SellerCard } from '@/features/market/catalog/ui/seller-card.tsx';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { PictureGallery } from '@/ui/picture-gallery/picture-gallery.tsx';

const nothing = () => undefined;

/** A product's page made of what its seller has written so far; it asks the market for nothing. */
export function PreviewPage({ product }: { product: Product }) {
  const [choice, setChoice] = useState(() => firstChoice(product));
  return (
    <div>
      <div className="max-sm:hidden">
        <Breadcrumb
          crumbs={[
            ...product.breadcrumb.map(({ _id, name }) => ({
              label: name,
              link: { to: '/categories/$categoryId' as const, params: { categoryId: _id } },
            })),
            { label: product.title },
          ]}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,456px)] lg:grid-rows-[auto_1fr]">
        <div className="max-sm:-mx-4">
          <PictureGallery images={product.images} title={product.title} shown={pictureOf(product, choice)} />
        </div>
        <div className="grid content-start gap-5 lg:row-span-2 [&>*]:min-w-0">
          <ProductTitle product={product} />
          <ProductPrice product={product} choice={choice} />
          <OptionPicker product={product} choice={choice} onChoose={setChoice} />
          <BuyBox
            product={product}
            state={buyStateOf(product, choice)}
            price={pricesOf(product, choice).from}
            onChoose={nothing}
            elsewhere={null}
            onBuy={nothing}
            onAddToCart={nothing}
            onOffer={nothing}
            working={null}
          />
          <SellerCard seller={product.seller} nextShow={null} messageTo={null} />
        </div>
        <div className="min-w-0 sm:ps-23">
          <AboutProduct product={product} />
        </div>
      </div>
    </div>
  );
}
