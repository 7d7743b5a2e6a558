import { productLimits } from '@souk/shared/catalog/edit-limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import type { ProductDraft } from '../../model/product-draft.ts';
import { GridInput } from './grid-input.tsx';

type Facts = ProductDraft['attributes'];

interface FactsFieldProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** What can be looked up of a product: material, origin, care. */
export function FactsField({ facts, onChange }: FactsFieldProps) {
  const t = useT();
  const change = (id: string, part: Partial<Facts[number]>) =>
    onChange(facts.map((fact) => (fact.id === id ? { ...fact, ...part } : fact)));
  return (
    <fieldset>
      <legend className="float-start text-14 font-medium">{t('editor.facts')}</legend>
      <span className="float-end text-14 text-ink-3">{t('ui.optional')}</span>
      <p className="clear-both pt-0.5 text-13 text-ink-3">{t('editor.factsNote')}</p>
      {facts.length > 0 ? (
        <ul className="mt-2.5 grid gap-2">
          {facts.map(({ id, name, value }) => (
            <li key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_40px] items-end gap-2">
              <GridInput
                id={`fact-${id}-name`}
                label={t('editor.factName')}
                column={t('editor.factName')}
                placeholder={t('editor.factNameExample')}
                value={name}
                problem={name.trim() === '' && value.trim() !== '' ? t('ui.required') : null}
                onChange={(next) => change(id, { name: next.slice(0, productLimits.attributeName) })}
              />
              <GridInput
                id={`fact-${id}-value`}
                label={t('editor.factValue')}
                column={t('editor.factValue')}
                placeholder={t('editor.factValueExample')}
                value={value}
                problem={value.trim() === '' && name.trim() !== '' ? t('ui.required') : null}
                onChange={(next) => change(id, { value: next.slice(0, productLimits.attributeValue) })}
              />
              <IconButton
                label={t('editor.removeFact', { name: name || t('editor.factName') })}
                look="ghost"
                onClick={() => onChange(facts.filter((fact) => fact.id !== id))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {facts.length < productLimits.attributes ? (
        <Button
          size={32}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onChange([...facts, { id: crypto.randomUUID(), name: '', value: '' }])}
          className="mt-2.5"
        >
          {t('editor.addFact')}
        </Button>
      ) : null}
    </fieldset>
  );
}
