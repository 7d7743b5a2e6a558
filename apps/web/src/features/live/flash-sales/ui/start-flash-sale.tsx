import { flashSaleLimits } from '@souk/shared/live/flash-sales/limits.ts';
import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { type FlashCut, flashPrice } from '@souk/shared/money/flash-prices/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { getProductToSell, startFlashSale } from '../api/flash-sales.ts';
import type { Act } from './host-flash-sale.tsx';

interface StartFlashSaleProps {
  showId: string;
  productId: string;
  leading: Act;
  onClose: () => void;
}

/** How much cheaper, for how long, and for how many. */
export function StartFlashSale({ productId, ...props }: StartFlashSaleProps) {
  const { data: product } = useQuery(getProductToSell(productId));
  return product ? <Form product={product} {...props} /> : null;
}

const percents = [10, 20, 30, 50] as const;
const lengths = [30, flashSaleLimits.seconds.usual, 120, flashSaleLimits.seconds.most] as const;

function Form({
  product,
  showId,
  leading,
  onClose,
}: Omit<StartFlashSaleProps, 'productId'> & { product: Product }) {
  const t = useT();
  const { number } = useFormat();
  const [kind, setKind] = useState<FlashCut['kind']>('percent');
  const [percent, setPercent] = useState<number>(flashSaleLimits.percent.usual);
  const [amount, setAmount] = useState<number | null>(null);
  const [seconds, setSeconds] = useState<number>(flashSaleLimits.seconds.usual);
  const available = product.variants.reduce((sum, one) => sum + one.available, 0);
  const most = Math.min(available, flashSaleLimits.pieces);
  const [wantedPieces, setPieces] = useState(most);
  const [wantedEach, setPerPerson] = useState(1);
  const pieces = Math.min(wantedPieces, most);
  const perPerson = Math.min(wantedEach, pieces);
  const { currency } = product.price;
  const cut: FlashCut = kind === 'percent' ? { kind, percent } : { kind, amount: amount ?? 0 };
  const isCheaper = product.variants.every(({ price }) => flashPrice(price.amount, cut) !== null);
  const start = () =>
    startFlashSale(showId, {
      ...{ productId: product._id, seconds, pieces, perPerson },
      cut: cut.kind === 'percent' ? cut : { kind: 'amount', amount: { amount: cut.amount, currency } },
    });
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('flash.new')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <Button
          look="accent"
          size={48}
          block
          disabled={!isCheaper || most < 1}
          loading={leading.busy}
          onClick={() => void leading.act(start).then((done) => done && onClose())}
        >
          {t('flash.start')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-4 pb-2">
        <div className="flex items-center gap-3">
          <Picture
            image={product.image}
            alt=""
            ratio="4/5"
            sizes="48px"
            className="!w-12 shrink-0 rounded-10"
          />
          <div className="min-w-0 grow">
            <p dir="auto" className="own-words text-14 font-semibold wrap-anywhere">
              {product.title}
            </p>
            <Becomes product={product} cut={isCheaper ? cut : null} />
          </div>
        </div>
        <div className="flex flex-col items-start gap-2">
          <Segment
            label={t('flash.title')}
            value={kind}
            onChange={setKind}
            choices={[
              { value: 'percent', label: t('flash.percentOff') },
              { value: 'amount', label: t('flash.amountOff') },
            ]}
          />
          {kind === 'percent' ? (
            <Segment
              label={t('flash.percentOff')}
              value={String(percent)}
              onChange={(value) => setPercent(Number(value))}
              choices={percents.map((value) => ({
                value: String(value),
                label: number(-value / 100, { style: 'percent' }),
              }))}
            />
          ) : (
            <div className="w-full">
              <MoneyInput
                label={t('flash.amountOff')}
                currency={currency}
                amount={amount}
                onAmount={setAmount}
              />
            </div>
          )}
        </div>
        <div>
          <p aria-hidden="true" className="mb-1 text-12 text-ink-2">
            {t('flash.for')}
          </p>
          <Segment
            label={t('flash.for')}
            value={String(seconds)}
            onChange={(value) => setSeconds(Number(value))}
            choices={lengths.map((value) => ({
              value: String(value),
              label:
                value < 60
                  ? t('hosting.seconds', { seconds: number(value) })
                  : t('ui.minutesShort', { value: number(value / 60) }),
            }))}
          />
        </div>
        <Count
          label={t('flash.items')}
          note={t('flash.ofAvailable', { count: number(available) })}
          value={pieces}
          max={most}
          onChange={setPieces}
        />
        <Count label={t('flash.perPerson')} value={perPerson} max={pieces} onChange={setPerPerson} />
      </div>
    </Drawer>
  );
}

/** What it costs now and in the sale: of its cheapest variant where there are several prices. */
function Becomes({ product, cut }: { product: Product; cut: FlashCut | null }) {
  const t = useT();
  const { money } = useFormat();
  const prices = product.variants.map(({ price }) => price.amount);
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  const { currency } = product.price;
  const lower = cut && flashPrice(from, cut);
  const was = money({ amount: from, currency }, { exact: true });
  return (
    <p aria-live="polite" className="text-14 text-ink-2 figures">
      {lower === null
        ? was
        : t(from === to ? 'flash.preview' : 'flash.previewFrom', {
            was,
            price: money({ amount: lower, currency }, { exact: true }),
          })}
    </p>
  );
}

interface CountProps {
  label: string;
  note?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Count({ label, note, ...quantity }: CountProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="text-14">{label}</p>
        {note ? <p className="text-12 text-ink-2 figures">{note}</p> : null}
      </div>
      <Quantity label={label} {...quantity} />
    </div>
  );
}
