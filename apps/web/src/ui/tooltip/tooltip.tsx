import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

/** A short word for an icon; never the only place something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Provider delay={400}>
      <Base.Root>
        <Base.Trigger render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={8} className="z-50">
            <Base.Popup className="rounded-8 bg-ink px-2.5 py-1.5 text-12 font-medium text-on-ink transition-opacity duration-150 data-starting-style:opacity-0">
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
