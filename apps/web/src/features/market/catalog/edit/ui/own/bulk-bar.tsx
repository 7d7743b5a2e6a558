import type { BulkInput, ChosenProduct } from '@souk/shared/market/catalog/manage-schema.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Popover } from '@/ui/popover/popover.tsx';
import { Progress } from '@/ui/progress/progress.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What is done, apart from to which. */
export type BulkChange = Without<BulkInput, 'ids'>;

interface BulkBarProps {
  products: readonly ChosenProduct[];
  categories: readonly Category[];
  working: boolean;
  /** How many of them were tried by now, while there are more than one part. */
  tried: number | null;
  /** Chooses what the list finds on its other pages too; none when all of it is chosen. */
  more: { total: number; choosing: boolean; onChoose: () => void } | null;
  onChange: (change: BulkChange) => void;
  onClose: () => void;
}

/** What can be done to all chosen products at once. */
export function BulkBar({ products, categories, working, tried, more, onChange, onClose }: BulkBarProps) {
  const t = useT();
  const [category, setCategory] = useState('');
  const [available, setAvailable] = useState('');
  const [percent, setPercent] = useState('');
  const has = (...statuses: ChosenProduct['status'][]) =>
    products.some(({ status }) => statuses.includes(status));
  const apply = t('own.bulk.apply', { count: products.length });
  const share = Number(percent.replace('−', '-').replace(',', '.'));
  const fair = percent.trim() !== '' && share >= -99 && share <= 1000 && share !== 0;
  return (
    <section
      aria-label={t('editor.chosen', { count: products.length })}
      className="sticky top-18 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-16 border border-line bg-surface px-4 py-2.5 shadow-lift max-sm:top-13"
    >
      <span className="pe-1 text-14 font-semibold figures">
        {t('editor.chosen', { count: products.length })}
      </span>
      {more ? (
        <Button size={32} look="ghost" loading={more.choosing} disabled={working} onClick={more.onChoose}>
          {t('own.chooseAll', { count: more.total })}
        </Button>
      ) : null}
      {has('draft') ? (
        <Button size={32} disabled={working} onClick={() => onChange({ action: 'publish' })}>
          {t('own.publish')}
        </Button>
      ) : null}
      {has('active', 'out-of-stock') ? (
        <Button size={32} disabled={working} onClick={() => onChange({ action: 'archive' })}>
          {t('own.archive')}
        </Button>
      ) : null}
      {has('archived') ? (
        <Button size={32} disabled={working} onClick={() => onChange({ action: 'restore' })}>
          {t('own.restore')}
        </Button>
      ) : null}
      <Act
        label={t('own.bulk.price')}
        apply={apply}
        ready={fair && !working}
        onApply={() => onChange({ action: 'change-price', percent: share })}
      >
        <TextInput
          label={t('own.bulk.percent')}
          inputMode="text"
          hint={t('own.bulk.percentHint')}
          rules={[() => percent.trim() === '' || fair || t('own.bulk.percentRule')]}
          value={percent}
          onChange={setPercent}
        />
      </Act>
      <Act
        label={t('own.bulk.stock')}
        apply={apply}
        ready={available !== '' && !working}
        onApply={() =>
          onChange({
            action: 'set-stock',
            available: Number(available),
            expected: Object.fromEntries(products.map(({ _id, available }) => [_id, available])),
          })
        }
      >
        <TextInput
          label={t('own.stock')}
          inputMode="numeric"
          hint={t('own.bulk.stockHint')}
          value={available}
          onChange={(text) => setAvailable(text.replace(/\D/g, '').slice(0, 5))}
        />
      </Act>
      <Act
        label={t('own.bulk.category')}
        apply={apply}
        ready={category !== '' && !working}
        onApply={() => onChange({ action: 'set-category', categoryId: category } as BulkChange)}
      >
        <Select
          label={t('editor.category')}
          placeholder={t('editor.chooseCategory')}
          options={categoryPaths(categories)}
          valueKey="_id"
          textKey="path"
          value={category}
          onChange={setCategory}
        />
      </Act>
      {has('draft') ? (
        <Button
          size={32}
          look="danger-outline"
          disabled={working}
          onClick={() => onChange({ action: 'delete-draft' })}
        >
          {t('own.delete')}
        </Button>
      ) : null}
      <IconButton label={t('editor.bulk.none')} look="ghost" size={32} onClick={onClose} className="ms-auto">
        <X size={17} aria-hidden="true" />
      </IconButton>
      {tried === null ? null : (
        <div className="basis-full pb-1">
          <Progress
            label={t('own.bulk.progress', { tried, count: products.length })}
            value={tried / products.length}
            state="running"
          />
        </div>
      )}
    </section>
  );
}

interface ActProps {
  label: string;
  apply: string;
  ready: boolean;
  onApply: () => void;
  children: ReactNode;
}

function Act({ label, apply, ready, onApply, children }: ActProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      trigger={<Button size={32}>{label}</Button>}
      className="w-76"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          setOpen(false);
          onApply();
        }}
      >
        {children}
        <Button type="submit" look="ink" disabled={!ready}>
          {apply}
        </Button>
      </form>
    </Popover>
  );
}
