import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { PhotoField } from '@/ui/photo-field/photo-field.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { BreakToAdd } from '../api/breaks.ts';
import { contentsOf, emptyDraft, type ItemDraft, newItem } from '../model/break-draft.ts';
import { SellingFields } from './selling-fields.tsx';

const NAME_MOST = 60;

interface BreakEditorProps {
  currency: string;
  busy: boolean;
  /** With its picture, which is sent first. */
  onAdd: (input: Omit<BreakToAdd, 'image'>, photo: File | null) => void;
}

/** What is in a break, how often, and what its spots start at. */
export function BreakEditor({ currency, busy, onAdd }: BreakEditorProps) {
  const t = useT();
  const [draft, setDraft] = useState(emptyDraft);
  const [photo, setPhoto] = useState<File | null>(null);
  const { kind, title, items } = draft;
  const { contents, spots, sold } = contentsOf(draft, currency);
  const setItem = (key: number, change: Partial<ItemDraft>) =>
    setDraft({ ...draft, items: items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sold) onAdd({ kind, title: title.trim(), contents, ...sold }, photo);
  };
  return (
    <form className="flex flex-col gap-3 pb-2" onSubmit={submit}>
      <Segment
        label={t('breaks.kindOf')}
        value={kind}
        onChange={(next) => setDraft({ ...draft, kind: next })}
        className="w-full [&>label]:grow"
        choices={(['break', 'surprise'] as const).map((value) => ({
          value,
          label: t(`breaks.kind.${value}`),
        }))}
      />
      <p className="text-14 text-ink-2">{t(`breaks.note.${kind}`)}</p>
      <TextInput
        label={t('breaks.name')}
        value={title}
        maxLength={NAME_MOST}
        autoComplete="off"
        onChange={(next) => setDraft({ ...draft, title: next })}
      />
      <PhotoField label={t('breaks.photo')} photo={photo} onPhoto={setPhoto} />
      <fieldset className="min-w-0">
        <legend className="text-14 font-semibold">{t('breaks.inside')}</legend>
        <p className="mb-2 text-12 text-ink-2">{t('breaks.frozen')}</p>
        <div className="flex flex-col gap-3">
          {items.map((item, at) => (
            <Item
              key={item.key}
              number={at + 1}
              item={item}
              spots={spots}
              currency={currency}
              onChange={(change) => setItem(item.key, change)}
              onRemove={
                items.length > 1
                  ? () => setDraft({ ...draft, items: items.filter(({ key }) => key !== item.key) })
                  : null
              }
            />
          ))}
        </div>
        <Button
          look="soft"
          size={44}
          className="mt-3"
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => setDraft({ ...draft, items: [...items, newItem(items)] })}
        >
          {t('breaks.addItem')}
        </Button>
      </fieldset>
      <SellingFields
        draft={draft}
        spots={spots}
        currency={currency}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <Button type="submit" look="accent" size={48} block disabled={!sold} loading={busy}>
        {t(draft.selling === 'auction' ? 'breaks.create' : 'breaks.createPriced', { count: spots })}
      </Button>
      <p className="text-12 text-ink-2">{t('breaks.tooFew')}</p>
    </form>
  );
}

interface ItemProps {
  number: number;
  item: ItemDraft;
  spots: number;
  currency: string;
  onChange: (change: Partial<ItemDraft>) => void;
  onRemove: (() => void) | null;
}

function Item({ number: at, item, spots, currency, onChange, onRemove }: ItemProps) {
  const t = useT();
  const { number } = useFormat();
  const { name, pieces, worth } = item;
  return (
    <div className="flex flex-col gap-2 rounded-14 border border-line p-3">
      <TextInput
        label={t('breaks.item', { number: at })}
        value={name}
        maxLength={NAME_MOST}
        autoComplete="off"
        onChange={(next) => onChange({ name: next })}
      />
      <MoneyInput
        label={t('breaks.worth')}
        optional
        currency={currency}
        amount={worth}
        onAmount={(next) => onChange({ worth: next })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Quantity
          label={t('breaks.pieces', { number: at })}
          value={pieces}
          max={99}
          onChange={(next) => onChange({ pieces: next })}
        />
        <span className="grow text-14 text-ink-2 figures">
          {name.trim() ? t('breaks.odds', { pieces: number(pieces), spots: number(spots) }) : null}
        </span>
        {onRemove ? (
          <IconButton look="ghost" label={t('breaks.removeItem', { number: at })} onClick={onRemove}>
            <Trash2 size={17} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
