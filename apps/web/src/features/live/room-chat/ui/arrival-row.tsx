import { Users } from 'lucide-react';
import { memo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { ArrivalLine } from '../model/lane.ts';

/** "Kiln & Copper came over with 42 viewers" */
export const ArrivalRow = memo(function ArrivalRow({ line: { shop, viewers } }: { line: ArrivalLine }) {
  const t = useT();
  return (
    <li className="flex max-w-full animate-arrive items-center gap-2 rounded-16 bg-black/60 py-1 ps-1 pe-3 text-14 text-white lg:bg-accent-soft">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
      >
        <Users size={14} />
      </span>
      <span className="min-w-0 font-semibold wrap-anywhere figures">
        {t('raid.came', { shop, count: viewers })}
      </span>
    </li>
  );
});
