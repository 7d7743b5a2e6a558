import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, RefObject } from 'react';
import { cx } from '../cx.ts';
import { floating } from '../popover/floating.style.ts';
import { themeAround } from '../popover/theme-around.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

interface DayPopupProps {
  button: ComponentProps<'button'>;
  /** The box it stands under. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  calendar: CalendarProps;
}

/** The button of a date picker and the calendar that it opens. */
export function DayPopup({ button, anchor, label, open, onOpenChange, calendar }: DayPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger {...button} />
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup
            data-theme={open ? themeAround(button.id) : undefined}
            aria-label={label}
            initialFocus={false}
            className={cx(floating, 'w-78 p-4')}
          >
            <Calendar {...calendar} takesFocus />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
