import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { type Ref, useId } from 'react';
import { type Translate, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { type Choice, isPictured, type ValueState, valuesOf } from '../model/variant-choice.ts';

interface OptionPickerProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Whether the buyer wanted to buy before all was chosen. */
  asked?: boolean;
  /** Where the groups are, to lead there. */
  ref?: Ref<HTMLDivElement>;
}

/** Glazes as pictures, sizes as boxes; what is sold out says so and can still be looked at. */
export function OptionPicker({ product, choice, onChoose, asked = false, ref }: OptionPickerProps) {
  const t = useT();
  const id = useId();
  const { variants, options } = product;
  if (variants.length < 2) return null;
  return (
    <div ref={ref} className="grid gap-5">
      {options.map(({ name }, at) => {
        const values = valuesOf(product, choice, name);
        const pictured = isPictured(values);
        const chosen = choice[name];
        const wanted = asked && chosen === undefined;
        return (
          <div
            key={name}
            role="radiogroup"
            aria-labelledby={`${id}${at}`}
            aria-describedby={chosen === undefined ? `${id}${at}-hint` : undefined}
            aria-required="true"
            aria-invalid={wanted || undefined}
            className="group/option min-w-0"
          >
            <p className="mb-2 text-14">
              <span id={`${id}${at}`} className="font-semibold">
                {name}
              </span>{' '}
              <span
                id={`${id}${at}-hint`}
                className={cx('ms-1', wanted ? 'font-semibold text-accent-text' : 'text-ink-2')}
              >
                {chosen ?? t('product.chooseOne')}
              </span>
            </p>
            <div
              className={pictured ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2 min-[400px]:grid-cols-3'}
            >
              {values.map((state) => (
                <label key={state.value} className="group relative block min-w-0">
                  <input
                    type="radio"
                    name={`option-${name}`}
                    value={state.value}
                    checked={chosen === state.value}
                    onChange={() => onChoose({ ...choice, [name]: state.value })}
                    className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
                  />
                  {pictured ? <Swatch state={state} /> : <Box state={state} />}
                </label>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Swatch({ state }: { state: ValueState }) {
  const t = useT();
  const out = !state.available;
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
        {out ? <span className="sr-only">{whyOut(state, t)}</span> : null}
      </span>
    </span>
  );
}

function Box({ state }: { state: ValueState }) {
  const t = useT();
  const out = !state.available;
  const count = state.available ?? 0;
  return (
    <span
      className={cx(
        'flex min-h-14 flex-col justify-center rounded-12 border border-control/60 px-3.5 py-2 group-aria-invalid/option:border-accent-outline',
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
          state.available && state.available < 4 ? 'font-medium text-accent-text' : 'text-ink-2',
        )}
      >
        {out ? whyOut(state, t) : count > 20 ? t('market.inStock') : t('market.left', { count })}
      </span>
    </span>
  );
}

const whyOut = ({ available }: ValueState, t: Translate): string =>
  t(available === null ? 'product.notMadeShort' : 'market.soldOut');
