import type { Product } from '@souk/shared/market/catalog/schema.ts';
import type { ReactNode, Ref } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { FavoriteButton } from '@/ui/favorite/favorite-button.tsx';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { PictureGallery } from '@/ui/picture-gallery/picture-gallery.tsx';
import { hasHistory } from '../model/price-steps.ts';
import { type Choice, pictureOf } from '../model/variant-choice.ts';
import { AboutProduct } from './about-product.tsx';
import type { To } from './delivery-line.tsx';
import { LatelyViewed } from './lately-viewed.tsx';
import { MoreLikeThis } from './more-like-this.tsx';
import { OptionPicker } from './option-picker.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductTitle } from './product-title.tsx';
import { Promises } from './promises.tsx';
import { SellerCard } from './seller-card.tsx';

export interface ProductPageProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whether the buyer wanted to buy before all was chosen. */
  asked: boolean;
  options: Ref<HTMLDivElement>;
  /** Where it goes, and how one changes that. */
  to: To;
  /** Buying or bidding. */
  buying: ReactNode;
  reviews: ReactNode;
  /** What it was sold for at auctions before. */
  sold: ReactNode;
  /** On a phone, over the picture: back and the cart. */
  phoneBar: ReactNode;
  /** For its seller: what people offer for it. */
  offers?: ReactNode;
  /** To say that something is wrong with it. */
  report?: ReactNode;
}

const day = 86_400_000;

export function ProductPage(props: ProductPageProps) {
  const { product, choice, onChoose, asked, options, to, buying, reviews, sold, phoneBar, report, offers } =
    props;
  const now = useNow(day);
  const auction = product.listingKind === 'auction';
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
        <div className="relative max-sm:-mx-4 max-sm:[&_section_:is(div,button,span)]:!rounded-none">
          <div className="sm:hidden">{phoneBar}</div>
          <PictureGallery
            images={product.images}
            title={product.title}
            shown={pictureOf(product, choice)}
            corner={<Heart product={product} />}
          />
        </div>
        <div className="grid content-start gap-5 lg:row-span-2 [&>*]:min-w-0">
          <ProductTitle product={product} />
          {auction ? null : (
            <>
              <ProductPrice product={product} choice={choice} />
              <OptionPicker
                ref={options}
                product={product}
                choice={choice}
                onChoose={onChoose}
                asked={asked}
              />
            </>
          )}
          {buying}
          <Promises product={product} to={to} />
          <SellerCard seller={product.seller} nextShow={product.nextShow} messageTo={product.messageTo} />
          {auction || !hasHistory(product.priceHistory, now) ? null : (
            <PriceHistory product={product} nowMs={now} />
          )}
          <ProductActions product={product} report={report} />
        </div>
        <div className="min-w-0 sm:ps-23">
          <AboutProduct product={product} />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 sm:mt-14 sm:gap-14">
        {offers}
        {sold}
        {reviews}
        <MoreLikeThis product={product} />
        <LatelyViewed productId={product._id} />
      </div>
    </div>
  );
}

function Heart({ product }: { product: Product }) {
  const [favorite, change] = useFavorite(
    'product',
    { _id: product._id, name: product.title },
    product.favorite,
  );
  return change ? (
    <span className="max-sm:hidden">
      <FavoriteButton title={product.title} favorite={favorite} onChange={change} size={48} />
    </span>
  ) : null;
}

/** For the bar over the picture of a phone. */
export function PhoneHeart({ product }: { product: Product }) {
  const [favorite, change] = useFavorite(
    'product',
    { _id: product._id, name: product.title },
    product.favorite,
  );
  if (!change) return null;
  return (
    <FavoriteButton
      title={product.title}
      favorite={favorite}
      onChange={change}
      size={48}
      className="!size-11 !rounded-full"
    />
  );
}
