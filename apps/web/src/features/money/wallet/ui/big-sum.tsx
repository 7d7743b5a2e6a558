import type { Money } from '@souk/shared/money.ts';
import { useFormat } from '@/platform/i18n/index.ts';

/** The one figure the reader looks for. */
export function BigSum({ label, sum }: { label: string; sum: Money }) {
  const { money } = useFormat();
  return (
    <>
      <h3 className="text-14 font-normal text-ink-2">{label}</h3>
      <p className="mt-1 text-36 font-[560] tracking-[-0.03em] wrap-anywhere figures sm:text-48">
        {money(sum, { exact: true })}
      </p>
    </>
  );
}
