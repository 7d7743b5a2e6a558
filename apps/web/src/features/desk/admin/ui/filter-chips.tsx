import { useT } from '@/platform/i18n/index.ts';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import type { Table } from '../model/use-table.ts';

interface FilterChipsProps<Key extends string> {
  table: Table;
  choices: readonly Key[];
  chosen: Key;
  wordOf: (key: Key) => string;
  onChoose: (key: Key) => void;
}

/** What a table is narrowed to, one at a time. */
export function FilterChips<Key extends string>({
  table,
  choices,
  chosen,
  wordOf,
  onChoose,
}: FilterChipsProps<Key>) {
  const t = useT();
  return (
    <div className="mb-4">
      <ChipRow label={t('people.show')}>
        {choices.map((key) => (
          <Chip
            key={key}
            chosen={key === chosen}
            onClick={() => {
              onChoose(key);
              table.toFirstPage();
            }}
          >
            {wordOf(key)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
