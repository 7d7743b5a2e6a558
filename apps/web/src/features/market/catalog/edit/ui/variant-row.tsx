import type { Image } from '@souk/shared/images/schema.ts';
import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { Ellipsis, ImagePlus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { cx } from '@/ui/cx.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { type OptionDraft, type VariantDraft, valuesOf } from '../model/variants.ts';
import { GridInput, GridMoney } from './grid-input.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface VariantRowProps {
  variant: VariantDraft;
  options: readonly OptionDraft[];
  images: readonly Image[];
  currency: string;
  chosen: boolean;
  skuTaken: boolean;
  onChoose: (on: boolean) => void;
  onChange: (part: Partial<VariantDraft>) => void;
  onToAll: () => void;
  onLeaveOut: () => void;
}

export const variantColumns =
  'sm:grid sm:grid-cols-[36px_minmax(0,1fr)_6.25rem_4.75rem_minmax(0,1fr)_32px] sm:items-center sm:gap-2.5';

export function VariantRow(props: VariantRowProps) {
  const { variant, options, images, currency, chosen, skuTaken } = props;
  const { onChoose, onChange, onToAll, onLeaveOut } = props;
  const t = useT();
  const values = valuesOf(variant, options);
  const [first, ...rest] = values;
  const name = values.join(' / ');
  const of = (part: string) => t('editor.partOf', { part, variant: name });
  const id = `variant-${variant.key}`;
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 border-b border-hairline px-5 py-2 max-sm:items-start max-sm:py-3',
        chosen && 'bg-hover',
      )}
    >
      <Checkbox
        label={t('editor.chooseVariant', { variant: name })}
        checked={chosen}
        onChange={onChoose}
        className="max-sm:mt-3.5"
      />
      <div className={`min-w-0 grow max-sm:field-pair ${variantColumns}`}>
        <div className="max-sm:col-span-full max-sm:flex max-sm:items-center max-sm:gap-3 sm:contents">
          <PictureChoice
            label={t('editor.variantPicture', { variant: name })}
            images={images}
            value={variant.image}
            onChange={(image) => onChange({ image })}
          >
            <Thumb image={images.find(({ _id }) => _id === variant.image)} />
          </PictureChoice>
          <p dir="auto" className="own-words truncate text-14 max-sm:pe-8">
            <span className="font-semibold">{first}</span>{' '}
            <span className="text-ink-2">{rest.join(' ')}</span>
          </p>
        </div>
        <GridMoney
          id={`${id}-price`}
          label={of(t('editor.price'))}
          column={t('editor.price')}
          problem={variant.price ? null : t('ui.required')}
          currency={currency}
          amount={variant.price}
          onAmount={(price) => onChange({ price })}
        />
        <GridInput
          id={`${id}-stock`}
          label={of(t('editor.stock'))}
          column={t('editor.stock')}
          inputMode="numeric"
          value={variant.available === null ? '' : String(variant.available)}
          problem={variant.available === null ? t('ui.required') : null}
          onChange={(text) => {
            const digits = text.replace(/\D/g, '').slice(0, 5);
            onChange({ available: digits === '' ? null : Number(digits) });
          }}
        />
        <div className="max-sm:col-span-full sm:contents">
          <GridInput
            id={`${id}-sku`}
            label={of(t('editor.sku'))}
            column={t('editor.sku')}
            value={variant.sku}
            problem={skuTaken ? t('editor.sameSku') : null}
            atOnce
            onChange={(sku) => onChange({ sku: sku.slice(0, productLimits.sku) })}
          />
        </div>
        <span className="max-sm:absolute max-sm:end-3 max-sm:top-4.5">
          <Menu
            trigger={
              <IconButton label={t('editor.variantActions', { variant: name })} look="ghost" size={32}>
                <Ellipsis size={18} aria-hidden="true" />
              </IconButton>
            }
            entries={[
              {
                key: 'all',
                label: t('editor.toAll'),
                disabled: variant.price === null,
                onSelect: onToAll,
              },
              { kind: 'line', key: 'line' },
              { key: 'out', label: t('editor.leaveOut'), danger: true, onSelect: onLeaveOut },
            ]}
          />
        </span>
      </div>
    </li>
  );
}

function Thumb({ image }: { image: Image | undefined }) {
  if (image) return <Picture image={image} alt="" ratio="4/5" sizes="40px" className="rounded-8" />;
  return (
    <span className="grid aspect-4/5 place-items-center rounded-8 bg-fill text-ink-3">
      <ImagePlus size={16} aria-hidden="true" />
    </span>
  );
}
