import { useMemo, useSyncExternalStore } from 'react';

/** Stands in for the shim of the same name, on React's own hook. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  const [read, readServer] = useMemo(() => {
    let last: { snapshot: Snapshot; selection: Selection } | undefined;
    const selected = (snapshot: Snapshot): Selection => {
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const selection = select(snapshot);
      const kept = last && isEqual(last.selection, selection) ? last.selection : selection;
      last = { snapshot, selection: kept };
      return kept;
    };
    return [() => selected(getSnapshot()), getServerSnapshot && (() => selected(getServerSnapshot()))];
  }, [getSnapshot, getServerSnapshot, select, isEqual]);
  return useSyncExternalStore(subscribe, read, readServer ?? read);
}
