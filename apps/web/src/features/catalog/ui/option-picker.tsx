import type { Product } from '@souk/shared/catalog/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { type Choice, choose, isPictured, type ValueState, valuesOf } from '../model/variant-choice.ts';

interface OptionPickerProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Glazes as pictures, sizes as boxes; what is sold out says so and can still be looked at. */
export function OptionPicker({ product, choice, onChoose }: OptionPickerProps) {
  const { variants, options } = product;
  if (variants.length < 2) return null;
  return options.map(({ name }) => {
    const values = valuesOf(product, choice, name);
    const pictured = isPictured(values);
    return (
      <fieldset key={name} className="min-w-0">
        <legend className="mb-2 text-14">
          <span className="font-semibold">{name}</span>{' '}
          <span className="ms-1 text-ink-2">{choice[name]}</span>
        </legend>
        <div className={pictured ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2 min-[400px]:grid-cols-3'}>
          {values.map((state) => (
            <label key={state.value} className="group relative block min-w-0">
              <input
                type="radio"
                name={`option-${name}`}
                value={state.value}
                checked={choice[name] === state.value}
                onChange={() => onChoose(choose(product, choice, name, state.value))}
                className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
              />
              {pictured ? <Swatch state={state} /> : <Box state={state} />}
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

function Swatch({ state }: { state: ValueState }) {
  const t = useT();
  const out = state.available === 0;
  return (
    <span className="block w-18 [.peer:checked+&_.frame]:outline-ink-1 [.peer:focus-visible+&_.frame]:outline-accent [.peer:checked+&]:font-semibold">
      <span
        className={cx(
          'frame relative block overflow-hidden rounded-12 outline-2 outline-offset-2 outline-transparent',
          out && 'opacity-60',
        )}
      >
        <Picture image={state.image} alt="" ratio="1/1" sizes="72px" />
        {out ? (
          <svg
            viewBox="0 0 10 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full text-ink-1"
          >
            <path d="M0 10 10 0" stroke="currentColor" strokeWidth="0.25" />
          </svg>
        ) : null}
      </span>
      <span className={cx('mt-1.5 block truncate text-center text-12', out ? 'text-ink-3' : 'text-ink-1')}>
        {state.value}
        {out ? <span className="sr-only">{t('market.soldOut')}</span> : null}
      </span>
    </span>
  );
}

function Box({ state }: { state: ValueState }) {
  const t = useT();
  const out = state.available === 0;
  return (
    <span
      className={cx(
        'flex min-h-14 flex-col justify-center rounded-12 border border-control/60 px-3.5 py-2',
        'peer-checked:border-ink-1 peer-checked:shadow-[inset_0_0_0_1px_var(--ink-1)] peer-focus-visible:ring-3 peer-focus-visible:ring-accent-ring',
        out ? 'bg-fill' : 'bg-surface',
      )}
    >
      <span className={cx('truncate text-14 font-semibold', out && 'text-ink-3 line-through')}>
        {state.value}
      </span>
      <span
        className={cx(
          'text-12 figures',
          state.available > 0 && state.available < 4 ? 'font-medium text-accent-text' : 'text-ink-2',
        )}
      >
        {out
          ? t('market.soldOut')
          : state.available > 20
            ? t('market.inStock')
            : t('market.left', { count: state.available })}
      </span>
    </span>
  );
}
