import { useT } from '@/platform/i18n/index.ts';
import { SearchField } from '@/ui/search-field/search-field.tsx';

export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  return <SearchField label={t('admin.find')} value={value} onChange={onChange} />;
}
