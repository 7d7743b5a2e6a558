import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Popover } from '@/ui/popover/popover.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { withChange, withSkus } from '../model/variants.ts';
import { PictureList } from './picture-choice.tsx';
import type { VariantGridProps } from './variant-grid.tsx';

interface VariantBulkProps extends Omit<VariantGridProps, 'onLeaveOut'> {
  chosen: ReadonlySet<string>;
  onLeaveOut: () => void;
  onClose: () => void;
}

/** In place of the head: what can be said of all chosen variants at once. */
export function VariantBulk(props: VariantBulkProps) {
  const { variants, options, images, currency, chosen, onChange, onLeaveOut, onClose } = props;
  const t = useT();
  const { list } = useFormat();
  const [price, setPrice] = useState<number | null>(null);
  const [available, setAvailable] = useState('');
  const [pattern, setPattern] = useState('');
  const set = t('editor.bulk.set', { count: chosen.size });
  const tokens = [...options.flatMap(({ name }) => (name.trim() ? [`{${name.trim()}}`] : [])), '{n}'];
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2">
      <span className="pe-1 text-14 font-semibold text-ink-1 figures">
        {t('editor.chosen', { count: chosen.size })}
      </span>
      <Act
        label={t('editor.bulk.price')}
        set={set}
        ready={price !== null && price > 0}
        onSet={() => onChange(withChange(variants, chosen, { price }))}
      >
        <MoneyInput label={t('editor.price')} currency={currency} amount={price} onAmount={setPrice} />
      </Act>
      <Act
        label={t('editor.bulk.stock')}
        set={set}
        ready={available !== ''}
        onSet={() => onChange(withChange(variants, chosen, { available: Number(available) }))}
      >
        <TextInput
          label={t('editor.stock')}
          inputMode="numeric"
          value={available}
          onChange={(text) => setAvailable(text.replace(/\D/g, '').slice(0, 5))}
        />
      </Act>
      <Act
        label={t('editor.bulk.sku')}
        set={set}
        ready={pattern.trim() !== ''}
        onSet={() => onChange(withSkus(variants, chosen, pattern, options))}
      >
        <TextInput
          label={t('editor.sku')}
          placeholder={tokens.join('-')}
          hint={t('editor.bulk.skuHint', { tokens: list(tokens) })}
          value={pattern}
          onChange={setPattern}
        />
      </Act>
      <Act label={t('editor.bulk.picture')}>
        <PictureList
          images={images}
          value={null}
          onChange={(image) => onChange(withChange(variants, chosen, { image }))}
        />
      </Act>
      <Button size={32} onClick={onLeaveOut}>
        {t('editor.bulk.remove')}
      </Button>
      <IconButton label={t('editor.bulk.none')} look="ghost" size={32} onClick={onClose} className="ms-auto">
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface ActProps {
  label: string;
  /** The words of the button that does it; without it the content does. */
  set?: string;
  ready?: boolean;
  onSet?: () => void;
  children: ReactNode;
}

function Act({ label, set, ready, onSet, children }: ActProps) {
  const [open, setOpen] = useState(false);
  const act = () => {
    if (!ready) return;
    onSet?.();
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      trigger={<Button size={32}>{label}</Button>}
      className="w-72"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field does what the button does */}
      <div
        className="grid gap-3"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !set) return;
          event.preventDefault();
          event.stopPropagation();
          act();
        }}
      >
        {children}
        {set ? (
          <Button look="ink" disabled={!ready} onClick={act}>
            {set}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
}
