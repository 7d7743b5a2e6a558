import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';

export interface CategoryChoice {
  _id: string;
  name: string;
}

interface FallbackChoiceProps {
  count: number;
  value: string | null;
  categories: readonly CategoryChoice[];
  busy: boolean;
  onChoose: (category: string) => void;
}

/** One place for all products whose own category there is none of here. */
export function FallbackChoice({ count, value, categories, busy, onChoose }: FallbackChoiceProps) {
  const t = useT();
  return (
    <div className="grid gap-3">
      {value ? (
        <Notice>{t('imports.categoryChosen', { count })}</Notice>
      ) : (
        <Notice tone="warning">{t('imports.uncategorised', { count })}</Notice>
      )}
      <Select
        label={t('imports.fallback')}
        placeholder={t('imports.fallbackPlaceholder')}
        options={categories}
        valueKey="_id"
        textKey="name"
        value={value ?? ''}
        disabled={busy}
        onChange={onChoose}
        className="max-w-90"
      />
    </div>
  );
}
