import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { GripVertical, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { TagInput } from '@/ui/tag-input/tag-input.tsx';
import type { Reorder } from '@/ui/uploader/use-reorder.ts';
import type { OptionDraft } from '../model/variants.ts';
import { GridInput } from './grid-input.tsx';

interface OptionRowProps {
  option: OptionDraft;
  index: number;
  count: number;
  /** Added a moment ago, to be named. */
  isNew: boolean;
  /** What is wrong with its name. */
  problem: string | null;
  reorder: Reorder;
  /** The id of the words that tell how the order is changed. */
  hint: string;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
}

export function OptionRow(props: OptionRowProps) {
  const { option, index, count, isNew, problem, reorder, hint, onChange, onRemove } = props;
  const t = useT();
  const name = option.name.trim() || t('editor.optionAt', { place: index + 1 });
  return (
    <li
      {...reorder.placeOf(option.id, index)}
      className={cx(
        'grid items-start gap-x-2 gap-y-2 rounded-12',
        count > 1
          ? 'grid-cols-[32px_minmax(0,1fr)_44px] sm:grid-cols-[32px_128px_minmax(0,1fr)_44px]'
          : 'grid-cols-[minmax(0,1fr)_44px] sm:grid-cols-[160px_minmax(0,1fr)_44px]',
        reorder.dragged === option.id && 'opacity-50',
        (reorder.over === option.id || reorder.lifted === option.id) &&
          'outline-3 outline-offset-2 outline-accent',
      )}
    >
      {count > 1 ? (
        <button
          type="button"
          {...reorder.gripOf(option.id, index)}
          aria-label={t('files.grip', { name })}
          aria-describedby={hint}
          className="touch-44 grid h-11 w-8 cursor-grab place-items-center rounded-8 text-ink-3 hover:text-ink-1 max-sm:self-end"
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
      ) : null}
      <GridInput
        id={`option-${option.id}`}
        label={t('editor.optionName')}
        column={t('editor.optionName')}
        placeholder={t('editor.optionExample')}
        tall
        autoFocus={isNew}
        atOnce={option.name !== ''}
        problem={problem}
        value={option.name}
        onChange={(next) => onChange({ ...option, name: next.slice(0, productLimits.optionName) })}
      />
      <TagInput
        label={t('editor.valuesOf', { name })}
        hideLabel
        placeholder={t('editor.addValue')}
        most={productLimits.valuesPerOption}
        maxLength={productLimits.optionValue}
        rules={[(values) => values.length > 0 || option.name.trim() === '' || t('ui.required')]}
        value={option.values}
        onChange={(values) => onChange({ ...option, values })}
        className="max-sm:col-span-full max-sm:row-start-2"
      />
      <IconButton
        label={t('editor.removeOption', { name })}
        look="ghost"
        size={44}
        onClick={onRemove}
        className="max-sm:col-end-[-1] max-sm:row-start-1 max-sm:self-end"
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
