import { Popover as Base } from '@base-ui/react/popover';
import { cx } from '../cx.ts';
import type { Opening } from '../late/use-opening.ts';
import { floating } from './floating.style.ts';
import type { PopoverProps } from './popover.tsx';

export function PopoverWindow({
  trigger,
  id,
  open,
  onOpenChange,
  label,
  align = 'start',
  side = 'bottom',
  className,
  dark,
  children,
}: PopoverProps & Opening) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger id={id} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup
            data-theme={dark ? 'dark' : undefined}
            aria-label={label}
            className={cx(floating, 'p-4', className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
