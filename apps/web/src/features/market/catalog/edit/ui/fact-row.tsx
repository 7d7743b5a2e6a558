import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import type { ProductDraft } from '../model/product-draft.ts';
import { GridInput } from './grid-input.tsx';

type Fact = ProductDraft['attributes'][number];

interface FactRowProps {
  fact: Fact;
  /** Added a moment ago, to be named. */
  isNew: boolean;
  onChange: (change: Partial<Fact>) => void;
  onRemove: () => void;
}

export function FactRow({ fact: { id, name, value }, isNew, onChange, onRemove }: FactRowProps) {
  const t = useT();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_40px] items-end gap-2">
      <div className="max-sm:field-pair sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-2">
        <GridInput
          id={`fact-${id}-name`}
          autoFocus={isNew}
          label={t('editor.factName')}
          column={t('editor.factName')}
          placeholder={t('editor.factNameExample')}
          value={name}
          problem={name.trim() === '' && value.trim() !== '' ? t('ui.required') : null}
          onChange={(next) => onChange({ name: next.slice(0, productLimits.attributeName) })}
        />
        <GridInput
          id={`fact-${id}-value`}
          label={t('editor.factValue')}
          column={t('editor.factValue')}
          placeholder={t('editor.factValueExample')}
          value={value}
          problem={value.trim() === '' && name.trim() !== '' ? t('ui.required') : null}
          onChange={(next) => onChange({ value: next.slice(0, productLimits.attributeValue) })}
        />
      </div>
      <IconButton
        label={t('editor.removeFact', { name: name || t('editor.factName') })}
        look="ghost"
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
