import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { floating } from '../popover/floating.style.ts';
import type { MenuEntry, MenuProps } from './menu.tsx';

const item =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-10 px-3 py-2 text-14 font-medium outline-none select-none max-sm:min-h-11 ' +
  'data-highlighted:bg-fill data-disabled:cursor-not-allowed data-disabled:text-ink-3';

interface MenuPopupProps extends MenuProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MenuPopup({
  trigger,
  entries,
  align = 'end',
  header,
  dark,
  id,
  open,
  onOpenChange,
}: MenuPopupProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Trigger id={id} render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup
            data-theme={dark ? 'dark' : undefined}
            className={cx(floating, 'max-h-(--available-height) max-w-80 min-w-48 overflow-y-auto p-1.75')}
          >
            {header}
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <Base.Separator className="my-1.5 h-px bg-line" />;
  if (entry.kind === 'check') {
    return (
      <Base.CheckboxItem
        checked={entry.checked}
        closeOnClick={false}
        onCheckedChange={entry.onChange}
        className={cx(item, 'group')}
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-6 border border-control text-12 text-on-ink group-data-checked:border-ink group-data-checked:bg-ink"
        >
          {entry.checked ? <Check size={14} strokeWidth={3} /> : null}
        </span>
        {entry.label}
      </Base.CheckboxItem>
    );
  }
  if (entry.kind === 'choices') {
    return (
      <Base.RadioGroup value={entry.chosen} onValueChange={entry.onChoose}>
        {entry.choices.map(({ value, label }) => (
          <Base.RadioItem key={value} value={value} closeOnClick className={cx(item, 'justify-between')}>
            {label}
            <Base.RadioItemIndicator>
              <Check size={16} strokeWidth={2.5} aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    );
  }
  const words = (
    <>
      {entry.icon ? <span className="shrink-0 text-ink-2 [&>svg]:size-4.5">{entry.icon}</span> : null}
      {entry.label}
    </>
  );
  if (entry.kind === 'link') {
    return (
      <Base.LinkItem render={entry.link} closeOnClick className={item}>
        {words}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      disabled={entry.disabled}
      onClick={entry.onSelect}
      className={cx(item, entry.danger && 'text-live-text [&_span]:text-live-text')}
    >
      {words}
    </Base.Item>
  );
}
