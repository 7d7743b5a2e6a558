import { Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { filled } from '@/ui/form/rules.ts';
import { TagInput } from '@/ui/tag-input/tag-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { OptionDraft } from '../../model/variants.ts';

interface OptionRowProps {
  option: OptionDraft;
  /** Another option has the same name. */
  taken: boolean;
  /** How many values there is room for. */
  room: number;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
}

export function OptionRow({ option, taken, room, onChange, onRemove }: OptionRowProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_44px] items-start gap-x-3 gap-y-2 sm:grid-cols-[160px_minmax(0,1fr)_44px]">
      <TextInput
        label={t('selling.optionName')}
        placeholder={t('selling.optionExample')}
        required
        rules={[filled(t('ui.required')), () => !taken || t('selling.optionTaken')]}
        value={option.name}
        onChange={(name) => onChange({ ...option, name })}
      />
      <TagInput
        label={t('selling.optionValues')}
        placeholder={t('selling.addValue')}
        required
        most={room}
        value={option.values}
        onChange={(values) => onChange({ ...option, values })}
        className="max-sm:col-span-2 max-sm:row-start-2"
      />
      <IconButton
        label={t('selling.removeOption', { name: option.name })}
        look="ghost"
        size={44}
        onClick={onRemove}
        className="mt-6.5 max-sm:col-start-2 max-sm:row-start-1"
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
