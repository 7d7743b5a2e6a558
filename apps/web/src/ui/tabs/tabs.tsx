import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '@/platform/i18n/index.ts';
import { useCurrentInView } from './use-current-in-view.ts';

interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  count?: number;
  panel: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: ReadonlyArray<Tab<V>>;
  value: V;
  onChange: (value: V) => void;
}

export function Tabs<V extends string>({ label, tabs, value, onChange }: TabsProps<V>) {
  const { number } = useFormat();
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, value);
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <Base.List
        ref={row}
        aria-label={label}
        activateOnFocus
        className="-mx-4 flex gap-7 overflow-x-auto bare-scroll px-4 shadow-[inset_0_-1px_0_var(--line)] sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink-1 data-active:border-ink-1 data-active:font-semibold data-active:text-ink-1"
          >
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-fill px-1.75 py-0.5 text-12 font-semibold text-ink-2 figures">
                {number(tab.count)}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5 outline-offset-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
