import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import { CircleStop, Copy, Pencil, Trash2 } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { IconButton } from '@/ui/button/button.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { useCouponWords } from '../model/coupon-words.ts';

interface CouponRowProps {
  coupon: Coupon;
  /** Null for who only looks. */
  onEdit: (() => void) | null;
  onEnd: (() => void) | null;
}

const tones: Record<Coupon['state'], StatusTone> = {
  running: 'done',
  planned: 'progress',
  'used-up': 'closed',
  over: 'closed',
};

/** A coupon in its list: what it takes off and when, how often that was, and what it came to. */
export function CouponRow({ coupon, onEdit, onEnd }: CouponRowProps) {
  const t = useT();
  const { money, number } = useFormat();
  const words = useCouponWords();
  const copy = useCopyCode();
  const now = useNow(60_000);
  const { code, state, used, uses, givenAway, productIds } = coupon;
  const told = { ...coupon, productCount: productIds?.length ?? null };
  const given = givenAway.filter(({ amount }) => amount > 0);
  const canEnd = state !== 'over' || used === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="text-15 font-semibold tracking-wide wrap-anywhere">{code}</bdi>
          <StatusChip tone={tones[state]}>{t(`coupons.state.${state}`)}</StatusChip>
        </p>
        <p className="mt-1 text-14 text-ink-2">
          {[words.worth(coupon.worth), ...words.conditions(told), words.when(coupon, now)].join(' · ')}
        </p>
      </div>
      <div className="min-w-32 text-14 figures sm:text-end">
        <p className={used > 0 ? 'font-semibold' : 'text-ink-2'}>
          {uses === null
            ? t('coupons.used', { count: used })
            : t('coupons.usedOf', { used: number(used), uses: number(uses) })}
        </p>
        {given.length > 0 ? (
          <p className="text-13 text-ink-2">
            {t('coupons.given', { amount: given.map((sum) => money(sum, { exact: true })).join(' + ') })}
          </p>
        ) : null}
      </div>
      <div className="ms-auto flex gap-1">
        <IconButton look="ghost" label={t('coupons.copy', { code })} onClick={() => void copy(code)}>
          <Copy size={18} aria-hidden="true" />
        </IconButton>
        {onEdit ? (
          <IconButton look="ghost" label={t('coupons.edit', { code })} onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        {onEnd && canEnd ? (
          <IconButton
            look="ghost"
            label={t(used > 0 ? 'coupons.end' : 'coupons.delete', { code })}
            onClick={onEnd}
          >
            {used > 0 ? <CircleStop size={18} aria-hidden="true" /> : <Trash2 size={18} aria-hidden="true" />}
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

function useCopyCode(): (code: string) => Promise<void> {
  const say = useToast();
  return async (code) => {
    try {
      await navigator.clipboard.writeText(code);
      await say((t) => ({ id: 'copy', kind: 'done', title: t('orders.copied'), text: code }));
    } catch {
      await say((t) => ({
        id: 'copy',
        kind: 'bad',
        title: t('orders.notCopied'),
        text: t('orders.notCopiedNext'),
      }));
    }
  };
}

export function CouponRowSkeleton() {
  return (
    <div className="flex items-center gap-4 px-5 py-4.5">
      <span className="grow">
        <span className="sheen block h-4 w-32 rounded-full" />
        <span className="sheen mt-2.5 block h-3 w-3/5 rounded-full" />
      </span>
      <span className="sheen block h-4 w-20 rounded-full" />
    </div>
  );
}
