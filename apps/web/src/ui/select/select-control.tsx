import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { floating } from '../popover/floating.style.ts';
import { themeAround } from '../popover/theme-around.ts';
import { optionStyle } from './option.style.ts';
import type { SelectControlProps } from './select.types.ts';

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
          <Base.Popup
            data-theme={open ? themeAround(button.id) : undefined}
            className={cx(floating, 'w-(--anchor-width) min-w-40')}
          >
            <Base.List className="max-h-[min(360px,var(--available-height))] overflow-y-auto p-1.75">
              {items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.reason !== null}
                  className={optionStyle}
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
