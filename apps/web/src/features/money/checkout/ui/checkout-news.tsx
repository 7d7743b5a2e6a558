import { TriangleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import type { News } from '../model/before-paying.ts';

interface CheckoutNewsProps {
  news: readonly News[];
  /** Takes it as it is now. */
  onAgree: () => void;
  heading: Ref<HTMLHeadingElement>;
}

/** What changed since it was chosen, said before anybody pays. */
export function CheckoutNews({ news, onAgree, heading }: CheckoutNewsProps) {
  const t = useT();
  const words = useNewsWords();
  const nameOf = (one: News) =>
    'line' in one
      ? one.line.title
      : one.kind === 'coupon-out'
        ? t('checkout.coupon', { code: one.coupon.code })
        : one.shop;
  return (
    <section role="alert" className="rounded-16 bg-accent-soft p-4 sm:p-5">
      <div className="flex gap-3">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        <div className="min-w-0 grow">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-16 font-semibold outline-none">
            {t('checkout.changed')}
          </h2>
          <ul className="mt-1.5 grid gap-1.5 text-14 figures">
            {news.map((one) => (
              <li key={`${'line' in one ? one.line.variantId : nameOf(one)} ${one.kind}`}>
                <bdi className="font-semibold">{nameOf(one)}</bdi>
                <span className="block text-ink-2">{words(one)}</span>
              </li>
            ))}
          </ul>
          <Button look="ink" size={44} onClick={onAgree} className="mt-3.5">
            {t('checkout.agree')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function useNewsWords(): (news: News) => string {
  const t = useT();
  const { money } = useFormat();
  return (news) => {
    switch (news.kind) {
      case 'coupon-out':
        return t('checkout.leftOut.coupon', { why: t(`checkout.couponRefused.${news.coupon.reason}`) });
      case 'delivery-out':
        return t('checkout.leftOut.delivery');
      case 'way-out':
        return t('checkout.leftOut.way');
      case 'price':
        return t(news.to.amount < news.from.amount ? 'cart.priceDown' : 'cart.priceUp', {
          from: money(news.from, { exact: true }),
          to: money(news.to, { exact: true }),
        });
      case 'few-left':
        return t('checkout.fewLeft', { count: news.line.quantity, wanted: news.line.wanted });
      case 'limit':
        return t('tickets.limitedTo', { count: news.line.quantity });
      case 'sold-out':
        return t('checkout.soldOut');
      case 'not-sent':
        return t('checkout.notSent');
      case 'gone':
        return t('cart.gone');
    }
  };
}
