import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { type CouponActs, CouponField } from '@/ui/coupon-field/coupon-field.tsx';

interface CheckoutCouponProps extends CouponActs {
  coupon: Checkout['coupon'];
}

/** What a code takes off a checkout, and off whose things. */
export function CheckoutCoupon({ coupon, ...acts }: CheckoutCouponProps) {
  const words = useWorthWords();
  return <CouponField coupon={coupon && { ...coupon, words: words(coupon) }} {...acts} />;
}

function useWorthWords(): (coupon: NonNullable<Checkout['coupon']>) => string {
  const t = useT();
  const { money, number } = useFormat();
  return ({ worth, shop }) => {
    if (!worth || !shop) return t('checkout.couponOn');
    if (worth.kind === 'free-shipping') return t('checkout.couponOf.free-shipping', { shop });
    if (worth.kind === 'amount') return t('checkout.couponOf.amount', { amount: money(worth.amount), shop });
    return t('checkout.couponOf.percentage', { percent: number(worth.basisPoints / 100), shop });
  };
}
