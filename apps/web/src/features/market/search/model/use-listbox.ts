import { useEffect, useState } from 'react';

/** The keys of a combobox on an input that stands elsewhere: the arrows choose, Enter takes, Escape closes. */
export function useListbox(
  field: HTMLInputElement,
  id: string,
  count: number,
  act: { take: (index: number) => void; close: () => void },
) {
  const [active, setActive] = useState(-1);
  const chosen = active < count ? active : -1;

  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', id);
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, id]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(count > 0));
    if (chosen < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${id}-${chosen}`);
  }, [field, id, count, chosen]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        // The first one closes the list, the next one clears the field as a browser does.
        event.preventDefault();
        act.close();
      } else if (event.key === 'Enter' && chosen >= 0) {
        event.preventDefault();
        act.take(chosen);
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        // Beyond either end stands the field itself.
        setActive(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
      }
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  }, [field, count, chosen, act]);

  return chosen;
}
