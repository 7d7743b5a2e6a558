import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { cardWords } from '@/ui/product-card/card-words.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { getCards } from '../api/get-cards.ts';
import { forgetViewed, keepViewed, noteViewed, viewedProducts } from '../model/viewed.ts';

const toCome: readonly MessageKey[] = [
  'product.lately',
  'product.forget',
  'product.dontKeep',
  'product.listOff',
  'product.keepList',
  ...cardWords,
];

/** What else someone looked at in this browser, and the way to have that forgotten. */
export function LatelyViewed({ productId }: { productId: string }) {
  const hydrated = useHydrated();
  useWordsToCome(toCome);
  return hydrated ? <Viewed productId={productId} /> : null;
}

function Viewed({ productId }: { productId: string }) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  const [ids, setIds] = useState(viewedProducts);
  useEffect(() => noteViewed(productId), [productId]);
  const others = (ids ?? []).filter((id) => id !== productId).slice(0, 6);
  const { data: cards = [] } = useQuery(getCards(others));
  const change = (act: () => void) => () => {
    act();
    setIds(viewedProducts());
    place.current?.focus();
  };
  if (ids === null) {
    return (
      <section ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 outline-none">
        <p className="text-14 text-ink-2">{t('product.listOff')}</p>
        <Button look="ghost" size={32} onClick={change(() => keepViewed(true))}>
          {t('product.keepList')}
        </Button>
      </section>
    );
  }
  if (others.length === 0 || cards.length === 0) return <section ref={place} tabIndex={-1} hidden />;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="lately" className="outline-none">
      <SectionHeader
        id="lately"
        title={t('product.lately')}
        actions={
          <div className="-me-3 flex flex-wrap max-sm:-ms-3">
            <Button look="ghost" size={32} onClick={change(forgetViewed)}>
              {t('product.forget')}
            </Button>
            <Button look="ghost" size={32} onClick={change(() => keepViewed(false))}>
              {t('product.dontKeep')}
            </Button>
          </div>
        }
      />
      <div className="grid grid-cols-3 gap-3 gap-y-5 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
        {cards.map((card) => (
          <ProductCardWithHeart key={card._id} product={card} />
        ))}
      </div>
    </section>
  );
}
