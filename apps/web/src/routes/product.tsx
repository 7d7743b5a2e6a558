import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { asItCame } from '@/app/as-it-came.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { ReportButton } from '@/features/desk/reports/ui/report-button.tsx';
import { soldBeforeWords } from '@/features/live/auction-lists/model/sold-words.ts';
import { useMissing } from '@/features/live/auctions/model/use-missing.ts';
import {
  MissingForBid,
  type SupplyForBid as SupplyForBidOf,
} from '@/features/live/auctions/ui/asked-for-bid.tsx';
import { AskToBid } from '@/features/live/auctions/ui/stand-alone/ask-to-bid.tsx';
import { StandAloneAuction } from '@/features/live/auctions/ui/stand-alone/stand-alone-auction.tsx';
import type { AskAgain } from '@/features/live/auctions/ui/stand-alone/waiting-auction.tsx';
import { WatchButton } from '@/features/live/auctions/ui/stand-alone/watch-button.tsx';
import { getProduct } from '@/features/market/catalog/api/get-product.ts';
import { buyStateOf } from '@/features/market/catalog/model/buy-state.ts';
import { productHead } from '@/features/market/catalog/model/product-head.ts';
import { useBuying } from '@/features/market/catalog/model/use-buying.ts';
import { useChoice } from '@/features/market/catalog/model/use-choice.ts';
import { notSentTo, useDelivery } from '@/features/market/catalog/model/use-delivery.ts';
import { pricesOf, variantOf } from '@/features/market/catalog/model/variant-choice.ts';
import { BuyBox } from '@/features/market/catalog/ui/buy-box.tsx';
import { ElsewhereButtons } from '@/features/market/catalog/ui/elsewhere-buttons.tsx';
import { OwnerBox } from '@/features/market/catalog/ui/owner-box.tsx';
import { PhoneBar } from '@/features/market/catalog/ui/phone-bar.tsx';
import { PieceAuction } from '@/features/market/catalog/ui/piece-auction.tsx';
import { ProductPage } from '@/features/market/catalog/ui/product-page.tsx';
import { getOwnOffer } from '@/features/market/offers/api/offers.ts';
import { getReviews } from '@/features/market/reviews/api/get-reviews.ts';
import { ProductReviews } from '@/features/market/reviews/ui/product-reviews.tsx';
import { useAddToCart } from '@/features/money/cart/model/use-add-to-cart.ts';
import { getOwnHolds } from '@/features/money/checkout/api/own-holds.ts';
import { useBeginCheckout } from '@/features/money/checkout/model/use-begin-checkout.ts';
import { chooseCountry } from '@/platform/destination/destination.store.ts';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { isSignedIn, sessionStore, useSession } from '@/platform/session/session.store.ts';
import { useSignedInFirst } from '@/platform/session/use-signed-in-first.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { OnceAlive } from '@/ui/late/once-alive.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';

type Path = '/product/$productId';
// What is asked for anew by who looks, after the page has come.
const AskedAgain = lazyPart(async () => (await import('./parts/asked-again.tsx')).AskedAgain);
const SoldBefore = lazyPart(
  async () => (await import('@/features/live/auction-lists/ui/sold-before.tsx')).SoldBefore,
);
const OfferOfMine = lazyPart(async () => (await import('./parts/offer-of-mine.tsx')).OfferOfMine);
const SellerChoicesOf = lazyPart(async () => (await import('./parts/seller-choices-of.tsx')).SellerChoicesOf);
const ShopOffers = lazyPart(
  async () => (await import('@/features/market/offers/ui/shop-offers.tsx')).ShopOffers,
);
const CountryDialog = lazyPart(
  async () => (await import('@/features/market/catalog/ui/country-dialog.tsx')).CountryDialog,
);
const HeldForYou = lazyPart(
  async () => (await import('@/features/money/checkout/ui/held-for-you.tsx')).HeldForYou,
);
const SupplyForBid = lazyPart(async () => (await import('./parts/supply-for-bid.tsx')).SupplyForBid);
const OfferDialog = lazyPart(
  async () => (await import('@/features/market/catalog/ui/offer-dialog.tsx')).OfferDialog,
);

export const screen = defineScreen({
  path: '/product/$productId',
  load: async ({ queryClient, params: { productId } }) => {
    const [product] = await Promise.all([
      queryClient.ensureQueryData(getProduct(productId)),
      queryClient.prefetchInfiniteQuery({ ...getReviews({ kind: 'products', id: productId }), ...asItCame }),
    ]);
    return product;
  },
  head: ({ data, format }) => productHead(data, format),
  component: (props) => <ProductScreen key={props.params.productId} {...props} />,
});

function ProductScreen({ params: { productId }, search }: ScreenProps<Path>) {
  useWordsToCome(soldBeforeWords);
  const t = useT();
  const navigate = useNavigate();
  const router = useRouter();
  const tellFailure = useTellFailure();
  const signedInFirst = useSignedInFirst();
  const queryClient = useQueryClient();
  const { data: product } = useSuspenseQuery(getProduct(productId));
  const { choice, choose, asked, ask, options } = useChoice(product, firstOf(search.variant));
  const [offering, setOffering] = useState(false);
  const [choosingCountry, setChoosingCountry] = useState(false);
  const { delivery, destination } = useDelivery(productId);
  const state = buyStateOf(product, choice, notSentTo(delivery));
  const changeCountry = () => setChoosingCountry(true);
  const variant = state.kind === 'ready' ? state.variant : null;

  const say = useToast();
  const tellInCart = () =>
    say((t) => ({
      id: 'cart',
      kind: 'done',
      title: t('market.inCart'),
      text: product.title,
      action: { label: t('market.toCart'), onClick: () => void navigate({ to: '/checkout' }) },
    }));
  const piece = variant && { variantId: variant._id, available: variant.available };
  const cart = useAddToCart(piece ? [piece] : [], {
    onDone: (then) => void (then === 'pay' ? navigate({ to: '/checkout' }) : tellInCart()),
    onFailure: tellFailure,
  });
  const checkout = useBeginCheckout({ onFailure: tellFailure });
  // A visitor takes it along in their cart, through the sign-in.
  const buyNow = () =>
    variant && isSignedIn(sessionStore.getState())
      ? checkout.mutate({ from: 'product', variantId: variant._id, quantity: 1 })
      : cart.mutate('pay');
  const missing = useMissing();
  const { offer, bid } = useBuying(product, variant, {
    onOffer: (made) => {
      setOffering(false);
      queryClient.setQueryData(getOwnOffer(productId).queryKey, { offer: made });
      // One that was turned down by itself says so in its own place.
      if (made.state === 'open')
        void say((t) => ({ kind: 'done', title: t('market.offerSent'), text: t('market.offerSentNext') }));
    },
    onBid: () => void say((t) => ({ kind: 'done', title: t('market.bidPlaced') })),
    onBidRefused: (error) => missing.ask(error, () => bid.mutate()) || tellFailure(error),
    onFailure: tellFailure,
  });
  const placeBid = () => signedInFirst(() => bid.mutate());
  const auction = product.lot && product.listingKind !== 'buy-now' && (
    <StandAloneAuction
      key={product.lot._id}
      lot={product.lot}
      productId={productId}
      isOwn={product.can.edit}
      signedInFirst={signedInFirst}
      supply={supplyForBid}
      askAgain={askAgain}
      watch={(waits) => <WatchButton product={product} waits={waits} />}
      choices={
        <Suspense fallback={null}>
          <SellerChoicesOf lotId={product.lot._id} className="mt-2" />
        </Suspense>
      }
      approval={<AskToBid shopId={product.shop._id} signedInFirst={signedInFirst} onFailure={tellFailure} />}
    />
  );

  const buyBox = (
    <BuyBox
      product={product}
      state={state}
      elsewhere={
        <ElsewhereButtons
          messageTo={product.messageTo}
          isHome={destination.isHome}
          onChangeCountry={changeCountry}
        />
      }
      price={pricesOf(product, choice).from}
      onChoose={ask}
      onBuy={buyNow}
      onAddToCart={() => cart.mutate('stay')}
      onOffer={() => signedInFirst(() => setOffering(true))}
      working={workingOn(cart, checkout)}
    />
  );
  const askAnew = () => {
    for (const { queryKey } of [getProduct(productId), getOwnHolds(productId)])
      void queryClient.invalidateQueries({ queryKey });
  };
  const isSoldOut = state.kind === 'all-gone' || state.kind === 'sold-out';
  // What its reader holds themselves is not for sale to them either.
  const mayHoldIt = useSession(isSignedIn) && isSoldOut;

  return (
    <>
      <ProductPage
        product={product}
        choice={choice}
        onChoose={choose}
        asked={asked}
        options={options}
        to={{ delivery, destination, onChangeCountry: changeCountry }}
        phoneBar={
          <PhoneBar
            product={product}
            onBack={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/' }))}
          />
        }
        offers={
          product.can.edit && product.acceptsOffers ? (
            <section>
              <SectionHeader title={t('offers.toYou')} />
              <Suspense fallback={null}>
                <ShopOffers shopId={product.shop._id} productId={product._id} />
              </Suspense>
            </section>
          ) : null
        }
        report={
          product.can.edit ? null : (
            <ReportButton target={{ kind: 'product', _id: product._id }} name={product.title} />
          )
        }
        sold={
          <OnceAlive>
            <SoldBefore productId={productId} />
          </OnceAlive>
        }
        reviews={
          <ProductReviews
            productId={product._id}
            title={product.title}
            shopName={product.shop.name}
            report={({ _id, body, author }) => (
              <ReportButton target={{ kind: 'review', _id }} name={body || author.name} />
            )}
          />
        }
        buying={
          product.can.edit ? (
            <>
              <OwnerBox product={product} />
              {product.listingKind === 'buy-now' ? <PieceAuction lot={product.lot} /> : auction}
            </>
          ) : product.listingKind !== 'buy-now' ? (
            (auction ?? <Notice>{t('product.notForSale')}</Notice>)
          ) : (
            <>
              {mayHoldIt ? (
                <OnceAlive fallback={buyBox}>
                  <HeldForYou
                    {...{ productId, onOver: askAnew }}
                    variantId={variantOf(product, choice)?._id ?? null}
                  >
                    {buyBox}
                  </HeldForYou>
                </OnceAlive>
              ) : (
                buyBox
              )}
              <PieceAuction lot={product.lot} onBid={placeBid} working={bid.isPending} />
              {product.acceptsOffers ? (
                <OnceAlive>
                  <OfferOfMine productId={productId} sellerId={product.messageTo} />
                </OnceAlive>
              ) : null}
            </>
          )
        }
      />
      {choosingCountry ? (
        <Suspense fallback={null}>
          <CountryDialog
            country={destination.country ?? ''}
            onChoose={chooseCountry}
            onClose={() => setChoosingCountry(false)}
          />
        </Suspense>
      ) : null}
      <MissingForBid missing={missing} supply={supplyForBid} />
      {offering && variant ? (
        <Suspense fallback={null}>
          <OfferDialog
            title={product.title}
            price={variant.price}
            onSend={(amount) => offer.mutate(amount)}
            sending={offer.isPending}
            onClose={() => setOffering(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const supplyForBid: SupplyForBidOf = (need, act) => (
  <Suspense fallback={null}>
    <SupplyForBid need={need} dark={false} {...act} />
  </Suspense>
);

const askAgain: AskAgain = (asked) => (
  <Suspense fallback={null}>
    <AskedAgain {...asked} />
  </Suspense>
);

type Pending = { isPending: boolean };

function workingOn(
  cart: Pending & Pick<ReturnType<typeof useAddToCart>, 'variables'>,
  checkout: Pending,
): 'buy' | 'cart' | null {
  if (checkout.isPending) return 'buy';
  return cart.isPending ? (cart.variables === 'pay' ? 'buy' : 'cart') : null;
}
