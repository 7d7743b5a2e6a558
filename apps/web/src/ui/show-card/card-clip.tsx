import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { playsByItself } from './plays-by-itself.ts';

/** A pointer that crosses a card on the way to another one sets nothing moving. */
const AFTER_MS = 250;

/** The clip of a show over its cover, while a mouse or the keyboard is on its card; without sound. */
export function CardClip({ url }: { url: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const card = mark.current?.closest('article');
    if (!card || !playsByItself()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWanted(true), AFTER_MS);
    };
    const point = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') enter();
    };
    const leave = () => {
      clearTimeout(timer);
      setWanted(false);
      setPlaying(false);
    };
    // Who has the keyboard on a card may scroll on.
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting || leave());
    sight.observe(card);
    card.addEventListener('pointerenter', point);
    card.addEventListener('focusin', enter);
    card.addEventListener('pointerleave', leave);
    card.addEventListener('focusout', leave);
    // They may have come before this did.
    const isPointedAt = matchMedia('(hover: hover)').matches && card.matches(':hover');
    if (isPointedAt || card.matches(':focus-within')) enter();
    return () => {
      clearTimeout(timer);
      sight.disconnect();
      card.removeEventListener('pointerenter', point);
      card.removeEventListener('focusin', enter);
      card.removeEventListener('pointerleave', leave);
      card.removeEventListener('focusout', leave);
    };
  }, []);
  return (
    <span ref={mark} aria-hidden="true" className="pointer-events-none absolute inset-0">
      {isWanted ? (
        <video
          src={url}
          muted
          loop
          autoPlay
          playsInline
          disableRemotePlayback
          onPlaying={() => setPlaying(true)}
          className={cx(
            'size-full object-cover transition-opacity duration-200',
            isPlaying ? 'opacity-100' : 'opacity-0',
          )}
        />
      ) : null}
    </span>
  );
}
