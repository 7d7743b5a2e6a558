import type { Image } from '@souk/shared/images/schema.ts';
import {
  type GiveawayAudience,
  giveawayAudiences,
  giveawaySeconds,
} from '@souk/shared/live/giveaways/rules.ts';
import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, useAttempts } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { sendPhoto } from '@/platform/uploads/send-photo.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { PhotoField } from '@/ui/photo-field/photo-field.tsx';

import { Picture } from '@/ui/picture/picture.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Select } from '@/ui/select/select.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { addGiveaway } from '../../api/giveaways.ts';
import type { Act } from './host-giveaways.tsx';

export interface Picked {
  _id: string;
  title: string;
  image: Image | null;
}
/** The shop's products, to choose one of. */
export type PickProduct = (picking: {
  open: boolean;
  picked: string | null;
  onPick: (product: Picked | null) => void;
  onClose: () => void;
}) => ReactNode;

interface NewGiveawayProps {
  showId: string;
  currency: string;
  leading: Act;
  pick: PickProduct;
  onClose: () => void;
}

const lengths = [60, 180, giveawaySeconds.usual, 600] as const;

/** What is given away, to whom, and for how long they can enter. */
export function NewGiveaway({ showId, currency, leading, pick, onClose }: NewGiveawayProps) {
  const t = useT();
  const { number } = useFormat();
  const [kind, setKind] = useState<'product' | 'quick'>('product');
  const [product, setProduct] = useState<Picked | null>(null);
  const [variantId, setVariantId] = useState<string | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [name, setName] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [worth, setWorth] = useState<number | null>(null);
  const [audience, setAudience] = useState<GiveawayAudience>('everyone');
  const [seconds, setSeconds] = useState<number>(giveawaySeconds.usual);
  const variants = useVariants(product?._id ?? null);
  const needsVariant = variants.length > 1;
  const attempt = useAttempts();
  const isReady =
    kind === 'quick' ? name.trim() !== '' : product !== null && (!needsVariant || variantId !== null);
  const add = async () => {
    const item =
      kind === 'quick'
        ? {
            kind,
            name: name.trim(),
            worth: worth ? { amount: worth, currency } : null,
            image: photo ? await sendPhoto(photo) : null,
          }
        : { kind, productId: product?._id ?? '', ...(needsVariant && variantId ? { variantId } : {}) };
    const given = { item, audience, seconds };
    return attempt(given, (key) => addGiveaway(showId, given, key));
  };
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('giveaway.new')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <Button
          look="accent"
          size={48}
          block
          disabled={!isReady}
          loading={leading.busy}
          onClick={() => void leading.act(add).then((done) => done && onClose())}
        >
          {t('giveaway.add')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-4 pb-2">
        <Choice
          label={t('giveaway.what')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'product', label: t('giveaway.what.product') },
            { value: 'quick', label: t('giveaway.what.quick') },
          ]}
        />
        {kind === 'quick' ? (
          <>
            <TextInput
              label={t('giveaway.name')}
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={setName}
            />
            <MoneyInput
              label={t('giveaway.worthField')}
              optional
              currency={currency}
              amount={worth}
              onAmount={setWorth}
            />
            <PhotoField fromCamera label={t('hosting.quickPhoto')} photo={photo} onPhoto={setPhoto} />
          </>
        ) : (
          <>
            <button
              type="button"
              onClick={() => setIsPicking(true)}
              className="flex min-h-14 items-center gap-3 rounded-14 border border-control/70 px-3 py-2 text-start text-14"
            >
              {product ? (
                <Picture
                  image={product.image}
                  alt=""
                  ratio="4/5"
                  sizes="36px"
                  className="!w-9 shrink-0 rounded-8"
                />
              ) : null}
              <span dir="auto" className="own-words min-w-0 grow truncate font-medium">
                {product?.title ?? t('giveaway.chooseProduct')}
              </span>
            </button>
            {needsVariant ? (
              <Select
                label={t('giveaway.variant')}
                options={variants}
                valueKey="_id"
                textKey="text"
                value={variantId ?? ''}
                unavailable={({ available }) => (available > 0 ? null : t('market.soldOut'))}
                onChange={setVariantId}
              />
            ) : null}
          </>
        )}
        <Choice
          label={t('giveaway.who')}
          value={audience}
          onChange={setAudience}
          choices={giveawayAudiences.map((value) => ({ value, label: t(`giveaway.who.${value}`) }))}
        />
        <Choice
          label={t('giveaway.openFor')}
          value={String(seconds)}
          onChange={(value) => setSeconds(Number(value))}
          choices={lengths.map((value) => ({
            value: String(value),
            label: t('ui.minutesShort', { value: number(value / 60) }),
          }))}
        />
        <p className="text-12 text-ink-2">{t('giveaway.hostNote')}</p>
      </div>
      {pick({
        open: isPicking,
        picked: product?._id ?? null,
        onClose: () => setIsPicking(false),
        onPick: (chosen) => {
          setProduct(chosen);
          setVariantId(null);
          if (chosen) setIsPicking(false);
        },
      })}
    </Drawer>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  choices: ReadonlyArray<{ value: V; label: string }>;
}

function Choice<V extends string>({ label, ...segment }: ChoiceProps<V>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-12 text-ink-2">
        {label}
      </p>
      <Segment label={label} {...segment} />
    </div>
  );
}

/** A product of several kinds is given away as one of them. */
function useVariants(productId: string | null) {
  const { data } = useQuery({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => api.get<Product>(`/products/${productId}`, { signal }),
    enabled: productId !== null,
  });
  return (data?.variants ?? []).map(({ _id, options, available }) => ({
    _id: _id as string,
    available,
    text: optionWords(options),
  }));
}
