import type { ReactNode } from 'react';

/** What is known of one thing, line by line. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [string, ReactNode]> }) {
  return (
    <dl className="text-14">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-6 border-t border-hairline py-2.5">
          <dt className="shrink-0 text-ink-2">{name}</dt>
          <dd className="min-w-0 text-end font-medium wrap-anywhere text-ink-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
