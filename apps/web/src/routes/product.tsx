import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { asItCame } from '@/app/as-it-came.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getProduct } from '@/features/catalog/api/get-product.ts';
import { useBuying } from '@/features/catalog/model/use-buying.ts';
import { firstChoice, variantOf } from '@/features/catalog/model/variant-choice.ts';
import { AuctionBox } from '@/features/catalog/ui/auction-box.tsx';
import { BuyBox } from '@/features/catalog/ui/buy-box.tsx';
import { PhoneBar } from '@/features/catalog/ui/phone-bar.tsx';
import { ProductPage } from '@/features/catalog/ui/product-page.tsx';
import { ProductSkeleton } from '@/features/catalog/ui/product-skeleton.tsx';
import { getReviews } from '@/features/reviews/api/get-reviews.ts';
import { ProductReviews } from '@/features/reviews/ui/product-reviews.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { breadcrumbData, offerData, ratingData } from '@/platform/seo/structured-data.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { fallbackUrl, srcSetOf } from '@/ui/picture/picture.model.ts';
import { toast } from '@/ui/toast/toast.ts';

type Path = '/product/$productId';
const pictureSizes = '(width < 1024px) 100vw, 620px';
const OfferDialog = lazy(async () => ({
  default: (await import('@/features/catalog/ui/offer-dialog.tsx')).OfferDialog,
}));

export const screen = defineScreen({
  path: '/product/$productId',
  load: async ({ queryClient, params: { productId } }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(getProduct(productId)),
      queryClient.prefetchInfiniteQuery({ ...getReviews({ kind: 'products', id: productId }), ...asItCame }),
    ]);
    return product;
  },
  head: ({ data: product, format }) => {
    const [first] = product.images;
    const price = product.lot?.price ?? product.price;
    return {
      title: `${product.title}, ${format.money(price)}`,
      description: product.description.slice(0, 200),
      type: 'product',
      ...(first
        ? {
            image: { url: fallbackUrl(first), alt: first.alt },
            preload: {
              href: fallbackUrl(first),
              srcSet: srcSetOf(first, 'avif'),
              sizes: pictureSizes,
              type: 'image/avif',
            },
          }
        : {}),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.title,
          description: product.description,
          sku: product.variants[0]?.sku,
          image: product.images.map((image) => fallbackUrl(image)),
          offers: offerData(price, product.available > 0, {
            seller: { '@type': 'Organization', name: product.shop.name },
          }),
          ...ratingData(product.rating, product.reviewCount),
        },
        breadcrumbData(product.breadcrumb.map(({ _id, name }) => ({ name, path: `/categories/${_id}` }))),
      ],
    };
  },
  component: (props) => <ProductScreen key={props.params.productId} {...props} />,
  pending: ProductSkeleton,
});

function ProductScreen({ params: { productId } }: ScreenProps<Path>) {
  const t = useT();
  const navigate = useNavigate();
  const router = useRouter();
  const tellFailure = useTellFailure();
  const signedIn = useSession(isSignedIn);
  const { data: product } = useSuspenseQuery(getProduct(productId));
  const [choice, setChoice] = useState(() => firstChoice(product));
  const [offering, setOffering] = useState(false);
  const variant = variantOf(product, choice);

  const { cart, offer, bid } = useBuying(product, variant, {
    onCart: (then) => {
      if (then === 'pay') void navigate({ to: '/checkout' });
      else
        toast({
          id: 'cart',
          kind: 'done',
          title: t('market.inCart'),
          text: product.title,
          action: { label: t('market.toCart'), onClick: () => void navigate({ to: '/checkout' }) },
        });
    },
    onOffer: () => {
      setOffering(false);
      toast({ kind: 'done', title: t('market.offerSent'), text: t('market.offerSentNext') });
    },
    onBid: () => toast({ kind: 'done', title: t('market.bidPlaced') }),
    onFailure: tellFailure,
  });

  /** Whoever is not signed in does that first, and comes back here. */
  const signedInFirst = (act: () => void) => () => {
    if (signedIn) act();
    else void navigate({ to: '/login', search: { return: router.state.location.href } });
  };

  return (
    <>
      <ProductPage
        product={product}
        variant={variant}
        choice={choice}
        onChoose={setChoice}
        phoneBar={
          <PhoneBar
            product={product}
            onBack={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/' }))}
          />
        }
        reviews={<ProductReviews productId={product._id} shopName={product.shop.name} />}
        buying={
          product.lot ? (
            <AuctionBox lot={product.lot} onBid={signedInFirst(() => bid.mutate())} working={bid.isPending} />
          ) : (
            <BuyBox
              product={product}
              variant={variant}
              onBuy={signedInFirst(() => cart.mutate('pay'))}
              onAddToCart={signedInFirst(() => cart.mutate('stay'))}
              onOffer={signedInFirst(() => setOffering(true))}
              working={cart.isPending ? (cart.variables === 'pay' ? 'buy' : 'cart') : null}
            />
          )
        }
      />
      {offering ? (
        <Suspense fallback={null}>
          <OfferDialog
            title={product.title}
            price={variant?.price ?? product.price}
            onSend={(amount) => offer.mutate(amount)}
            sending={offer.isPending}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
