import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { floating } from '../popover/floating.style.ts';

interface SelectControlProps {
  button: ComponentProps<'button'>;
  items: ReadonlyArray<{ value: string; label: string; reason: string | null }>;
  value: string;
  onChange: (value: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean | undefined;
  name: string | undefined;
  required: boolean | undefined;
}

/** The button and the list that it opens. */
export function SelectControl(props: SelectControlProps) {
  const { button, items, value, onChange, open, onOpenChange, disabled, name, required } = props;
  return (
    <Base.Root
      items={items}
      value={value === '' ? null : value}
      disabled={disabled}
      name={name}
      required={required}
      modal={false}
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onValueChange={(next) => onChange(next ?? '')}
    >
      <Base.Trigger {...button} />
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className={cx(floating, 'w-(--anchor-width) min-w-40')}>
            <Base.List className="max-h-[min(360px,var(--available-height))] overflow-y-auto p-1.75">
              {items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.reason !== null}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-10 px-2.5 py-2 text-15 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-fill data-selected:font-semibold max-sm:min-h-11"
                >
                  <Base.ItemText>{item.label}</Base.ItemText>
                  {item.reason ? <span className="text-13 text-ink-3">{item.reason}</span> : null}
                  <Base.ItemIndicator>
                    <Check size={18} aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
