import type { CouponRefusal } from '@souk/shared/money/coupons/rules.ts';
import { TicketPercent, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';

export interface CouponActs {
  /** Null takes it away. */
  change: (code: string | null) => void;
  changing: boolean;
  /** Why the code that was typed last was not taken. */
  refusal: CouponRefusal | null;
}

export interface GivenCoupon {
  code: string;
  /** Why it takes nothing off, if so; else what it does. */
  refusal: CouponRefusal | null;
  words: string;
}

interface CouponFieldProps extends CouponActs {
  coupon: GivenCoupon | null;
}

/** A code that takes something off: typed in, refused with why, or there and taken away again. */
export function CouponField({ coupon, change, changing, refusal }: CouponFieldProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  // The focus of a buyer who put one in, or took it away, stays here.
  useEffect(() => {
    if (!sent || changing) return;
    setSent(false);
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [sent, changing]);
  const ask = (wanted: string | null) => {
    setSent(true);
    change(wanted);
  };
  if (coupon)
    return (
      <div ref={place}>
        <AppliedCoupon
          coupon={coupon}
          changing={changing}
          onRemove={() => {
            setCode('');
            setOpen(false);
            ask(null);
          }}
        />
      </div>
    );
  return (
    <div ref={place}>
      {open ? (
        <Form
          onSubmit={() => {
            if (code.trim()) ask(code.trim());
          }}
          className="flex items-start gap-2"
        >
          <TextInput
            label={t('checkout.couponCode')}
            value={code}
            onChange={setCode}
            autoComplete="off"
            dir="ltr"
            autoFocus
            error={refusal && !changing ? t(`checkout.couponRefused.${refusal}`) : null}
            className="min-w-0 grow"
          />
          <Button type="submit" size={48} loading={changing} className="mt-6.5 shrink-0">
            {t('checkout.applyCoupon')}
          </Button>
        </Form>
      ) : (
        <Button
          look="ghost"
          size={44}
          icon={<TicketPercent size={18} aria-hidden="true" />}
          onClick={() => setOpen(true)}
          className="-ms-3"
        >
          {t('checkout.addCoupon')}
        </Button>
      )}
    </div>
  );
}

interface AppliedCouponProps {
  coupon: GivenCoupon;
  changing: boolean;
  onRemove: () => void;
}

function AppliedCoupon({ coupon, changing, onRemove }: AppliedCouponProps) {
  const t = useT();
  const { code, refusal, words } = coupon;
  return (
    <>
      <div className="flex min-h-11 items-center gap-2.5 rounded-12 border border-dashed border-control ps-3 text-14">
        <TicketPercent size={18} aria-hidden="true" className="shrink-0 text-won-text" />
        <p className="min-w-0 grow py-2 wrap-anywhere">
          <bdi className="font-semibold">{code}</bdi>{' '}
          <span className="text-ink-2 figures">{refusal ? null : words}</span>
        </p>
        <button
          type="button"
          aria-label={t('checkout.removeCoupon', { code })}
          disabled={changing}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-12 text-ink-2 hover:text-ink-1"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {refusal ? (
        <p role="alert" className="mt-1.5 text-13 text-bad">
          {t(`checkout.couponRefused.${refusal}`)}
        </p>
      ) : null}
    </>
  );
}
