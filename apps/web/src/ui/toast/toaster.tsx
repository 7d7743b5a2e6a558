import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { whenReleased } from '../late/press.ts';
import { type ToastRequest, takeToasts } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { added, closed, durationOf, noToasts, onNextPage } from './toast-queue.ts';

/**
 * Shows one toast at the very bottom. Whatever is fixed there (bars, composers, the dock of a room) stands above it, by
 * `--toast-room`, so that nothing one reads or presses is covered.
 */
export function Toaster() {
  const t = useT();
  const router = useRouter();
  const [queue, setQueue] = useState(noToasts);
  const [held, setHeld] = useState(false);
  const { shown } = queue;
  const dark = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen === 'live-room' });
  const close = () => {
    setHeld(false);
    setQueue(closed);
  };

  useEffect(() => takeToasts((next) => unlessPressed(() => setQueue((now) => added(now, next)))), []);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (!pathChanged) return;
        setHeld(false);
        setQueue(onNextPage);
      }),
    [router],
  );
  useEffect(() => {
    const duration = shown ? durationOf(shown) : Number.POSITIVE_INFINITY;
    if (held || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => unlessPressed(() => setQueue(closed)), duration);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const place = useRoom(shown);

  const card = shown ? <ToastCard key={shown.id ?? shown.title} toast={shown} onClose={close} /> : null;
  const urgent = shown?.kind === 'bad';
  return (
    <section
      ref={place}
      aria-label={t('ui.messages')}
      data-theme={dark ? 'dark' : undefined}
      // Who reads it or is about to press needs no haste.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-0 z-60 px-4 sm:px-6',
        shown && 'pt-2 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:bg-paper sm:pb-6',
        shown && dark && 'bg-paper',
      )}
    >
      {/* They are there before the words are, or these would not be read out. */}
      <div aria-live="polite" className="pointer-events-auto sm:w-90">
        {urgent ? null : card}
      </div>
      <div aria-live="assertive" className="pointer-events-auto sm:w-90">
        {urgent ? card : null}
      </div>
    </section>
  );
}

/** What comes or goes moves the bars and sheets above it: not from under a finger. */
const unlessPressed = (change: () => void) => whenReleased(null, change);

/** Alt+T leads to what can be pressed in it, and what stands at the bottom makes room. */
function useRoom(shown: ToastRequest | null) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const room = shown ? (place.current?.offsetHeight ?? 0) : 0;
      if (room > 0) style.setProperty('--toast-room', `${room}px`);
      else style.removeProperty('--toast-room');
    };
    measure();
    // Its words may come to stand in two lines after that, and its padding with a style that comes late.
    const watch = new ResizeObserver(measure);
    if (place.current) watch.observe(place.current, { box: 'border-box' });
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-room');
    };
  }, [shown]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return place;
}
