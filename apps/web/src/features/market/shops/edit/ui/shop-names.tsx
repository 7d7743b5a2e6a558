import { shopNameLength } from '@souk/shared/market/shops/limits.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { slugLength, slugShape } from '@souk/shared/market/shops/slugs.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { atLeast, filled, matching } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { askedFor, type ShopDraft, slugOf } from '../model/shop-draft.ts';
import { useAvailability } from '../model/use-availability.ts';

interface ShopNamesProps {
  draft: ShopDraft;
  /** What the shop is called already, and needs no word about. */
  own: Pick<Shop, 'name' | 'slug'> | undefined;
  onChange: (change: Partial<ShopDraft>) => void;
  /** What the server refused when it was sent. */
  refused: readonly string[];
}

/** What a shop is called and where it stands, with word from the market whether both are free. */
export function ShopNames({ draft, own, onChange, refused }: ShopNamesProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const known = useAvailability(askedFor(draft, own));
  const nameError = { taken: t('shopEdit.nameTaken'), refused: t('shopEdit.nameRefused') };
  const name = known?.name ?? null;
  return (
    <>
      <TextInput
        label={t('shopEdit.shopName')}
        placeholder={t('shopEdit.shopNameExample')}
        hint={t('shopEdit.shopNameHint')}
        required
        maxLength={shopNameLength.max}
        rules={[
          required,
          atLeast(shopNameLength.min, t('shopEdit.shopNameShort', { count: shopNameLength.min })),
        ]}
        error={
          name === 'taken' || name === 'refused'
            ? nameError[name]
            : refused.includes('name')
              ? nameError.taken
              : null
        }
        success={name === 'free' ? t('shopEdit.nameFree') : null}
        value={draft.name}
        onChange={(next) => onChange({ name: next })}
      />
      <Address draft={draft} onChange={onChange} known={known} refused={refused.includes('slug')} />
    </>
  );
}

type AddressProps = Pick<ShopNamesProps, 'draft' | 'onChange'> & {
  known: ReturnType<typeof useAvailability>;
  refused: boolean;
};

function Address({ draft, onChange, known, refused }: AddressProps) {
  const t = useT();
  const [writing, setWriting] = useState(false);
  const slug = draft.slug === '' ? (known?.suggestion ?? slugOf(draft)) : draft.slug;
  const start = `${location.host}/shop/`;
  const error = { taken: t('shopEdit.slugTaken'), refused: t('shopEdit.slugRefused') };
  const standing = known?.slug ?? null;
  const free = standing === 'taken' ? known?.suggestion : null;
  if (!writing && !refused) {
    return (
      <p className="-mt-2 flex min-h-8 flex-wrap items-center gap-y-1 text-14 text-ink-2">
        <span className="me-1 min-w-0 wrap-anywhere">
          {t('shopEdit.address')}{' '}
          <bdi dir="ltr">
            {start}
            <b className="font-semibold text-ink-1">{slug || '…'}</b>
          </bdi>
        </span>
        <Button
          size={32}
          look="ghost"
          className="max-sm:-ms-3.25"
          onClick={() => {
            onChange({ slug });
            setWriting(true);
          }}
        >
          {t('shopEdit.changeAddress')}
        </Button>
      </p>
    );
  }
  return (
    <div className="grid gap-1.5">
      <TextInput
        label={t('shopEdit.addressLabel')}
        hint={t('shopEdit.addressHint')}
        dir="ltr"
        required
        maxLength={slugLength.max}
        rules={[
          filled(t('ui.required')),
          atLeast(slugLength.min, t('shopEdit.slugRule')),
          matching(slugShape, t('shopEdit.slugRule')),
        ]}
        start={
          <span dir="ltr" className="max-sm:hidden">
            {start}
          </span>
        }
        error={
          standing === 'taken' || standing === 'refused' ? error[standing] : refused ? error.taken : null
        }
        success={standing === 'free' ? t('shopEdit.slugFree') : null}
        value={draft.slug}
        onChange={(next) => onChange({ slug: next.toLowerCase().replace(/\s+/g, '-') })}
      />
      {free ? (
        <Button size={32} className="w-fit" onClick={() => onChange({ slug: free })}>
          {t('shopEdit.takeSlug', { slug: free })}
        </Button>
      ) : null}
    </div>
  );
}
