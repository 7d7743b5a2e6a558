import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { isBuyNowTooLow } from '@souk/shared/market/catalog/edit-rules.ts';
import type { Fees } from '@souk/shared/money/fees/rules.ts';
import { sellerEarnings } from '@souk/shared/money/fees/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import { getShopFees } from '@/platform/fees/get-shop-fees.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { BidSteps } from '@/ui/bid-steps/bid-steps.tsx';
import { numberBetween } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import {
  auctionClosings,
  auctionDays,
  closingNamed,
  lowestPrice,
  type ProductDraft,
} from '../model/product-draft.ts';
import { AuctionStart } from './auction-start.tsx';
import type { PartProps } from './details-panel.tsx';

interface PricePanelProps extends PartProps {
  shopId: string;
  currency: string;
  /** What would be struck if the price went down now, for what is on sale already. */
  lowest: Money | null;
}

export function PricePanel({ draft, onChange, shopId, currency, lowest }: PricePanelProps) {
  const t = useT();
  const { number, money } = useFormat();
  const { data: fees } = useQuery(
    getShopFees(shopId, draft.categoryId ? { category: draft.categoryId } : {}),
  );
  const single = draft.variants.length === 0;
  const amount = lowestPrice(draft);
  const price = amount === null ? null : { amount, currency };
  return (
    <Panel title={draft.kind === 'giveaway' ? t('editor.stock') : t('editor.price')}>
      <div className="grid gap-4">
        {draft.kind === 'buy-now' ? (
          <FixedPrice draft={draft} onChange={onChange} currency={currency} />
        ) : null}
        {draft.kind === 'auction' ? (
          <StartPrice draft={draft} onChange={onChange} currency={currency} />
        ) : null}
        {lowest && draft.kind === 'buy-now' ? (
          <Notice>{t('editor.lowestNote', { price: money(lowest) })}</Notice>
        ) : null}
        {!lowest && draft.compareAt !== null && draft.kind === 'buy-now' ? (
          <p className="text-13 text-ink-2">{t('editor.compareNote')}</p>
        ) : null}
        {draft.kind === 'buy-now' ? <Offers draft={draft} onChange={onChange} currency={currency} /> : null}
        {single ? (
          <div className="field-pair">
            <TextInput
              label={t('editor.inStock')}
              inputMode="numeric"
              required
              rules={[
                (value) => value.trim() !== '' || t('ui.required'),
                numberBetween(draft.kind === 'buy-now' ? 0 : 1, productLimits.stock, t('editor.stockRule')),
              ]}
              value={draft.available}
              onChange={(available) => onChange({ available })}
            />
            <TextInput
              label={t('editor.sku')}
              optional
              value={draft.sku}
              onChange={(sku) => onChange({ sku })}
            />
          </div>
        ) : null}
        {fees && price && price.amount > 0 && draft.kind !== 'giveaway' ? (
          <Earnings price={price} fees={fees} percent={(points) => number(points / 100)} kind={draft.kind} />
        ) : null}
      </div>
    </Panel>
  );
}

type WithCurrency = PartProps & { currency: string };

function FixedPrice({ draft, onChange, currency }: WithCurrency) {
  const t = useT();
  const single = draft.variants.length === 0;
  const { price, compareAt } = draft;
  const lowest = lowestPrice(draft);
  return (
    <div className="grid gap-4">
      {single ? (
        <MoneyInput
          label={t('editor.price')}
          required
          rules={[() => (price !== null && price > 0) || t('ui.required')]}
          currency={currency}
          amount={price}
          onAmount={(next) => onChange({ price: next })}
        />
      ) : (
        <p className="text-14 text-ink-2">{t('editor.pricePerVariant')}</p>
      )}
      <MoneyInput
        label={t('editor.compareAt')}
        optional
        rules={[() => compareAt === null || lowest === null || compareAt > lowest || t('editor.compareRule')]}
        currency={currency}
        amount={compareAt}
        onAmount={(next) => onChange({ compareAt: next })}
      />
    </div>
  );
}

function Offers({ draft, onChange, currency }: WithCurrency) {
  const t = useT();
  const { acceptsOffers, minOffer } = draft;
  const lowest = lowestPrice(draft);
  return (
    <>
      <Switch checked={acceptsOffers} onChange={(on) => onChange({ acceptsOffers: on })} className="w-full">
        <span>
          <span className="block font-medium">{t('editor.takeOffers')}</span>
          <span className="block text-13 text-ink-2">{t('editor.takeOffersNote')}</span>
        </span>
      </Switch>
      {acceptsOffers ? (
        <MoneyInput
          label={t('editor.minOffer')}
          optional
          hint={t('editor.minOfferHint')}
          rules={[
            () =>
              minOffer === null ||
              (minOffer > 0 && (lowest === null || minOffer < lowest)) ||
              t('editor.minOfferRule'),
          ]}
          currency={currency}
          amount={minOffer}
          onAmount={(next) => onChange({ minOffer: next })}
        />
      ) : null}
    </>
  );
}

function StartPrice({ draft, onChange, currency }: WithCurrency) {
  const t = useT();
  const { length } = useFormat();
  const { price, reserve, buyNow } = draft;
  return (
    <>
      <div className="grid gap-4">
        <MoneyInput
          label={t('editor.startPrice')}
          required
          rules={[() => (price !== null && price > 0) || t('ui.required')]}
          currency={currency}
          amount={price}
          onAmount={(next) => onChange({ price: next })}
        />
        <MoneyInput
          label={t('editor.reserve')}
          optional
          rules={[() => reserve === null || price === null || reserve >= price || t('editor.reserveRule')]}
          currency={currency}
          amount={reserve}
          onAmount={(next) => onChange({ reserve: next })}
        />
      </div>
      <AuctionStart startsAt={draft.startsAt} onChange={(startsAt) => onChange({ startsAt })} />
      <Select
        label={t('editor.runsFor')}
        hint={t('editor.runsForNote')}
        options={auctionDays.map((value) => ({ value, text: t('editor.days', { count: Number(value) }) }))}
        valueKey="value"
        textKey="text"
        value={draft.days}
        onChange={(days) => onChange({ days })}
      />
      <Select
        label={t('editor.closing')}
        hint={t('editor.closingNote')}
        options={closingsWith(draft.closing).map((value) => ({ value, text: closingText(value, t, length) }))}
        valueKey="value"
        textKey="text"
        value={draft.closing}
        onChange={(closing) => onChange({ closing })}
      />
      <BidSteps currency={currency} steps={draft.steps} onChange={(steps) => onChange({ steps })} />
      <MoneyInput
        label={t('editor.buyNowPrice')}
        optional
        hint={t('editor.buyNowHint')}
        rules={[() => !isBuyNowTooLow({ buyNow, reserve }, price ?? 0) || t('editor.buyNowRule')]}
        currency={currency}
        amount={buyNow}
        onAmount={(next) => onChange({ buyNow: next || null })}
      />
      <MoneyInput
        label={t('hosting.confirmAbove')}
        optional
        hint={t('hosting.confirmAboveNote')}
        currency={currency}
        amount={draft.confirmAbove}
        onAmount={(next) => onChange({ confirmAbove: next || null })}
      />
      <Switch
        checked={draft.needsApproval}
        onChange={(needsApproval) => onChange({ needsApproval })}
        className="w-full"
      >
        <span>
          <span className="block font-medium">{t('editor.approval')}</span>
          <span className="block text-13 text-ink-2">{t('editor.approvalNote')}</span>
        </span>
      </Switch>
    </>
  );
}

/** A rule that was set elsewhere stands among the usual ones. */
const closingsWith = (closing: string) => [...new Set<string>([...auctionClosings, closing])];

function closingText(
  name: string,
  t: ReturnType<typeof useT>,
  length: ReturnType<typeof useFormat>['length'],
): string {
  const rule = closingNamed(name);
  if (rule.kind === 'sudden-death') return t('editor.closes.sudden-death');
  if (rule.kind === 'rising-floor' || rule.kind === 'random')
    return t(`editor.closes.${rule.kind}`, { time: length(rule.seconds) });
  return t(`editor.closes.${rule.kind}`, { seconds: rule.seconds });
}

interface EarningsProps {
  price: Money;
  fees: Fees;
  percent: (basisPoints: number) => string;
  kind: ProductDraft['kind'];
}

function Earnings({ price, fees, percent, kind }: EarningsProps) {
  const t = useT();
  const { money } = useFormat();
  const { commission, payment, net } = sellerEarnings(price, fees);
  const exact = (value: Money) => money(value, { exact: true });
  const minus = (value: Money) => exact({ ...value, amount: -value.amount });
  const { basisPoints, fixed } = fees.commission;
  const commissionLabel =
    fixed === 0
      ? t('editor.commission', { percent: percent(basisPoints) })
      : t('fees.commissionAndFixed', {
          percent: percent(basisPoints),
          fixed: exact({ amount: fixed, currency: price.currency }),
        });
  return (
    <dl className="grid gap-1.5 border-t border-line pt-3.5 text-14">
      <Line label={commissionLabel} value={minus(commission)} />
      <Line
        label={t('editor.paymentFee', {
          percent: percent(fees.paymentFee.basisPoints),
          fixed: exact({ amount: fees.paymentFee.fixed, currency: price.currency }),
        })}
        value={minus(payment)}
      />
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <dt className="font-semibold">
          {kind === 'auction' ? t('editor.youEarnAtStart') : t('editor.youEarn')}
        </dt>
        <dd className={`text-18 font-semibold figures ${net.amount > 0 ? 'text-won-text' : 'text-bad'}`}>
          {exact(net)}
        </dd>
      </div>
    </dl>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 text-ink-2">
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
