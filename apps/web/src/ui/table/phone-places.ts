import type { Column, PhonePlace } from './table.types.ts';

const FACTS = 2;

/** Where each column stands in a phone's row: as it says, else the first leads, two are facts, the others fold away. */
export function phonePlaces(columns: ReadonlyArray<Pick<Column<never>, 'key' | 'phone'>>): PhonePlace[] {
  let facts = columns.filter(({ phone }) => phone === 'fact').length;
  return columns.map(({ phone }, index) => {
    if (index === 0) return 'title';
    if (phone) return phone;
    return facts++ < FACTS ? 'fact' : 'folded';
  });
}
