import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchCode } from '@/platform/code/fetch-code.ts';
import { whenIdle } from '@/platform/when-idle.ts';
import { whenReleased } from './press.ts';

export interface LatePart<Props> {
  /** Null until it has been fetched. */
  there: () => ComponentType<Props> | null;
  fetch: () => Promise<ComponentType<Props>>;
}

/** The part of a control that nobody needs before they use it: its code comes after the screen. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  async function fetch() {
    try {
      part = await load();
      return part;
    } finally {
      coming = null;
    }
  }
  return {
    there: () => part,
    fetch: () => {
      coming ??= fetch();
      return coming;
    },
  };
}

interface Control {
  /** Of the stand-in and of what takes its place, so that the focus stays. */
  id: string;
  /** Someone uses it: from now on it is awaited. */
  wanted: boolean;
}

/** The part once it is there: fetched when the device has a moment, or at once when it is wanted. */
export function useLatePart<Props>(part: LatePart<Props>, { id, wanted }: Control) {
  const [made, setMade] = useState(() => ({ part, Part: part.there() }));
  // A list that grew long has become another part.
  const Part = made.part === part ? made.Part : part.there();
  const hadFocus = useRef(false);

  useEffect(() => {
    if (Part) return;
    const take = (found: ComponentType<Props>) =>
      whenReleased(id, () => {
        hadFocus.current = document.activeElement?.id === id;
        setMade({ part, Part: found });
      });
    const fail = (error: unknown) =>
      setMade(() => {
        throw error;
      });
    if (wanted) fetchCode(part.fetch).then(take, fail);
    // Nobody waits for it yet; who does has it fetched again.
    else return whenIdle(() => part.fetch().then(take, () => undefined));
  }, [Part, part, id, wanted]);

  useLayoutEffect(() => {
    if (Part && hadFocus.current) document.getElementById(id)?.focus();
  }, [Part, id]);

  return Part;
}
