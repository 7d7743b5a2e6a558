import type { Money } from '@souk/shared/money.ts';
import { CreditCard, MapPin, Truck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrderSummary } from './order-summary.tsx';

/** Checkout of a cart with nothing in it: what will happen here, and the way to something to buy. */
export function CheckoutPage({ nothing }: { nothing: Money }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <div className="mx-auto max-w-280 px-4 pt-4 pb-28 sm:px-8 sm:pt-8">
      <h1 className="display text-28 sm:text-36">{t('screen.checkout')}</h1>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8">
        <div className="flex flex-col gap-4">
          <EmptyState
            className="rounded-16 border border-line bg-surface !py-10"
            title={t('account.cartEmpty')}
            note={t('account.cartEmptyNote')}
            action={
              <div className="flex flex-wrap justify-center gap-2.5">
                <ButtonLink to="/categories/$categoryId" params={everything.category} look="accent" size={48}>
                  {t('account.lookAround')}
                </ButtonLink>
                <ButtonLink
                  to="/search/$keyword"
                  params={everything.search}
                  search={{ tab: 'shows' }}
                  size={48}
                >
                  {t('account.watchLive')}
                </ButtonLink>
              </div>
            }
          />
          <ol className="flex flex-col gap-4">
            <Step
              icon={<MapPin size={19} aria-hidden="true" />}
              title={t('account.deliverTo')}
              note={t('account.deliverToNote')}
            />
            <Step
              icon={<Truck size={19} aria-hidden="true" />}
              title={t('account.shipping')}
              note={t('account.shippingNote')}
            />
            <Step
              icon={<CreditCard size={19} aria-hidden="true" />}
              title={t('account.payment')}
              note={t('account.paymentNote')}
            >
              <p className="mt-4 flex items-center gap-3 rounded-14 bg-fill px-4 py-3 text-14">
                <Wallet size={19} aria-hidden="true" className="shrink-0 text-ink-2" />
                <span className="grow">{t('account.walletCredit')}</span>
                <b className="font-semibold figures">{money(nothing, { exact: true })}</b>
              </p>
            </Step>
          </ol>
        </div>
        <OrderSummary
          items={[nothing]}
          shipping={null}
          to={null}
          toPay={[nothing]}
          action={<NothingToPay />}
        />
      </div>
    </div>
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  note: string;
  children?: ReactNode;
}

function Step({ icon, title, note, children }: StepProps) {
  return (
    <li className="rounded-16 border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-fill text-ink-2">
          {icon}
        </span>
        <div className="min-w-44 flex-1">
          <h2 className="display text-18">{title}</h2>
          <p className="mt-0.5 text-14 text-ink-2">{note}</p>
        </div>
      </div>
      {children}
    </li>
  );
}
