import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getOwnHolds } from '../api/own-holds.ts';

const MINUTE_MS = 60_000;

interface HeldForYouProps {
  productId: string;
  /** Which is wanted; null while that is open. */
  variantId: string | null;
  /** It went back, or to who held it. */
  onOver: () => void;
  /** What stands here where it is sold out for its reader as well. */
  children: ReactNode;
}

/** Nobody reads "sold out" of what they hold themselves, in another tab or before they closed it. */
export function HeldForYou({ productId, variantId, onOver, children }: HeldForYouProps) {
  const t = useT();
  const { data } = useQuery(getOwnHolds(productId));
  const hold = data?.holds.find((one) => variantId === null || one.variantId === variantId);
  const left = Date.parse(hold?.until ?? '') - useNow();
  const isOver = left <= 0;
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  if (!hold) return children;
  return (
    <Notice
      tone="done"
      action={
        <ButtonLink to="/checkout" search={{ id: hold.checkoutId }} look="accent" size={48}>
          {t('checkout.go')}
        </ButtonLink>
      }
    >
      {t('checkout.heldForYou')}{' '}
      {t('checkout.minutesLeft', { count: Math.max(1, Math.ceil(left / MINUTE_MS)) })}
    </Notice>
  );
}
