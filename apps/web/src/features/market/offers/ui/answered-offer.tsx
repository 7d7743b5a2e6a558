import { agreedPrice } from '@souk/shared/market/offers/rules.ts';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { ShoppingBag, Tag, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { useTimeLeft } from '../model/time-left.ts';
import { OfferAnswers } from './offer-answers.tsx';

interface AnsweredOfferProps {
  offer: Offer;
  onBuy: () => void;
  onClose: () => void;
}

/**
 * In a room: what the seller answered to the reader's offer, and the way on with it. Where letters are large or the window
 * is low, one button opens a sheet with the answers, and buys once a price is agreed on.
 */
export function AnsweredOffer({ offer, onBuy, onClose }: AnsweredOfferProps) {
  const t = useT();
  const { money } = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const { product, variant, shop, state, holdsUntil, expiresAt } = offer;
  const isAgreed = state === 'accepted';
  const price = money(agreedPrice(offer));
  const left = useTimeLeft(holdsUntil ?? expiresAt);
  const countered = t('offers.said.countered', { name: shop.name, price });
  return (
    <section aria-label={t('offers.yours')} className="mx-3 mb-2 shrink-0 lg:m-0">
      <div className="hidden gap-1.5 max-lg:[@container_room_(height<40rem)]:flex">
        <Button
          look="accent"
          className="min-w-0 grow"
          icon={
            isAgreed ? <ShoppingBag size={18} aria-hidden="true" /> : <Tag size={18} aria-hidden="true" />
          }
          {...(isAgreed ? {} : { 'aria-haspopup': 'dialog' })}
          onClick={isAgreed ? onBuy : () => setAnswering(true)}
        >
          <span className="truncate">{t(isAgreed ? 'offers.buyAt' : 'offers.seeCounter', { price })}</span>
        </Button>
        <IconButton
          label={t('ui.close')}
          look="soft"
          size={44}
          round
          className="shrink-0 !bg-black/55 !text-white"
          onClick={onClose}
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="rounded-20 border border-accent-outline bg-surface/96 p-3 max-lg:[@container_room_(height<40rem)]:hidden lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-transparent lg:px-4">
        <div className="flex items-center gap-3">
          <Picture
            image={product.image}
            alt=""
            ratio="4/5"
            sizes="40px"
            className="!w-10 shrink-0 rounded-10"
          />
          <div className="min-w-0 grow">
            <p className="text-12 font-semibold text-accent-text">
              {`${t('offers.yours')} · ${t(`offers.state.${state}`)}`}
            </p>
            <p dir="auto" className="flex gap-1.5 text-14 text-ink-1">
              <bdi className="own-words min-w-0 truncate font-semibold">{product.title}</bdi>
              {variant.words ? (
                <bdi className="max-w-3/5 shrink-0 truncate text-ink-2">{variant.words}</bdi>
              ) : null}
            </p>
            <p className="text-12 text-ink-2 figures wrap-anywhere">
              {isAgreed ? t('offers.holdsFor', { price, left }) : countered}
            </p>
          </div>
          <IconButton label={t('ui.close')} look="ghost" size={40} className="shrink-0" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <OfferAnswers inRoom offer={offer} />
        {isAgreed ? (
          <Button
            look="accent"
            block
            className="mt-2.5"
            icon={<ShoppingBag size={18} aria-hidden="true" />}
            onClick={onBuy}
          >
            {t('offers.buyAt', { price })}
          </Button>
        ) : null}
      </div>
      {isAnswering && !isAgreed ? (
        <Drawer
          dark
          open
          from="bottom"
          title={t('offers.yours')}
          onOpenChange={(open) => open || setAnswering(false)}
        >
          <p dir="auto" className="own-words text-16 font-semibold">
            {[product.title, variant.words].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1 text-14 text-ink-2 figures">{countered}</p>
          <OfferAnswers inRoom offer={offer} />
        </Drawer>
      ) : null}
    </section>
  );
}
