import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { floating } from '../popover/floating.style.ts';
import { themeAround } from '../popover/theme-around.ts';
import { matching } from './matching.ts';
import { optionStyle } from './option.style.ts';
import type { SelectControlProps, SelectItem } from './select.types.ts';

/** The button and the list that it opens, with a field above it that leaves what one types. */
export function SearchSelectControl(props: SelectControlProps) {
  const { button, items, value, onChange, typed, onType, open, onOpenChange } = props;
  const { disabled, name, required, label } = props;
  const t = useT();
  const found = matching(items, typed, ({ label: text, words }) => `${text} ${words}`);
  return (
    <Combobox.Root<SelectItem>
      items={items}
      filteredItems={found}
      value={items.find((item) => item.value === value) ?? null}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={disabled}
      name={name}
      required={required}
      autoHighlight
      modal={false}
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) onType('');
      }}
      inputValue={typed}
      onInputValueChange={onType}
      onValueChange={(next) => {
        // A chosen one that is chosen again stays.
        if (next) onChange(next.value);
      }}
    >
      <Combobox.Trigger {...button} />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <Combobox.Popup
            data-theme={open ? themeAround(button.id) : undefined}
            aria-label={label}
            className={cx(
              floating,
              'flex h-[min(372px,var(--available-height))] w-(--anchor-width) min-w-60 flex-col',
            )}
          >
            <div className="flex shrink-0 items-center gap-2 border-b border-line px-3.25">
              <Search size={17} aria-hidden="true" className="shrink-0 text-ink-2" />
              <Combobox.Input
                aria-label={t('ui.typeToFind')}
                placeholder={t('ui.typeToFind')}
                className="h-11 min-w-0 grow bg-transparent text-15 outline-none placeholder:text-ink-3 max-sm:text-16"
              />
            </div>
            <Combobox.Empty className="text-14 text-ink-2">
              {found.length === 0 ? <span className="block px-3.25 py-3">{t('ui.noneFound')}</span> : null}
            </Combobox.Empty>
            <Combobox.List className="min-h-0 grow overflow-y-auto p-1.75 empty:hidden">
              {(item: SelectItem) => (
                <Combobox.Item
                  key={item.value}
                  value={item}
                  disabled={item.reason !== null}
                  className={optionStyle}
                >
                  <span dir="auto">{item.label}</span>
                  {item.reason ? <span className="text-13 text-ink-3">{item.reason}</span> : null}
                  <Combobox.ItemIndicator>
                    <Check size={18} aria-hidden="true" />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
