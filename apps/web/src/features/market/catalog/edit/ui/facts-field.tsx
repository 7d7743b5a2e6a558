import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import type { ProductDraft } from '../model/product-draft.ts';

// Many products have none.
const FactRow = lazyPart(async () => (await import('./fact-row.tsx')).FactRow);

type Facts = ProductDraft['attributes'];

interface FactsFieldProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** What can be looked up of a product: material, origin, care. */
export function FactsField({ facts, onChange }: FactsFieldProps) {
  const t = useT();
  const [added, setAdded] = useState<string | null>(null);
  return (
    <fieldset>
      <legend className="float-start text-14 font-medium">{t('editor.facts')}</legend>
      <span className="float-end text-14 text-ink-3">{t('ui.optional')}</span>
      <p className="clear-both pt-0.5 text-13 text-ink-3">{t('editor.factsNote')}</p>
      {facts.length > 0 ? (
        <Suspense fallback={<Places count={facts.length} />}>
          <ul className="mt-2.5 grid gap-2">
            {facts.map((fact) => (
              <FactRow
                key={fact.id}
                fact={fact}
                isNew={fact.id === added}
                onChange={(part) =>
                  onChange(facts.map((one) => (one.id === fact.id ? { ...one, ...part } : one)))
                }
                onRemove={() => onChange(facts.filter(({ id }) => id !== fact.id))}
              />
            ))}
          </ul>
        </Suspense>
      ) : null}
      {facts.length < productLimits.attributes ? (
        <Button
          size={32}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            const id = crypto.randomUUID();
            setAdded(id);
            onChange([...facts, { id, name: '', value: '' }]);
          }}
          className="mt-2.5"
        >
          {t('editor.addFact')}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** As high as the rows that come. */
function Places({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="mt-2.5 grid gap-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={index} className="h-10 rounded-12 bg-fill max-sm:mt-5.5 max-sm:h-12" />
      ))}
    </div>
  );
}
