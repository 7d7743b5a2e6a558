import { cx } from '../cx.ts';

export type ButtonLook =
  | 'accent'
  | 'ink'
  | 'outline'
  | 'soft'
  | 'ghost'
  | 'danger'
  | 'danger-outline'
  | 'on'
  | 'light';
export type ButtonSize = 32 | 40 | 44 | 48 | 56;

const looks: Record<ButtonLook, string> = {
  accent:
    'bg-accent text-on-accent hover:bg-accent-hover shadow-[inset_0_1px_0_rgb(255_255_255/0.35),0_1px_2px_rgb(0_0_0/0.14)]',
  ink: 'bg-ink text-on-ink hover:bg-ink-hover',
  outline: 'bg-surface text-ink-1 border border-control/70 hover:bg-hover',
  soft: 'bg-fill text-ink-1 hover:bg-line',
  ghost: 'text-ink-2 hover:bg-fill hover:text-ink-1',
  danger: 'bg-live text-on-live hover:bg-live-hover',
  'danger-outline': 'bg-surface text-live-text border border-live-outline hover:bg-live-soft',
  /** Chosen already: Following, Saved. */
  on: 'bg-accent-soft text-ink-1 hover:bg-fill',
  /** On a picture or a video. */
  light: 'bg-white/90 text-black hover:bg-white',
};

const sizes: Record<ButtonSize, string> = {
  32: 'min-h-8 px-3.25 rounded-10 text-14 touch-44',
  40: 'min-h-10 max-sm:min-h-11 px-4.25 rounded-12 text-14',
  44: 'min-h-11 px-5 rounded-12 text-14',
  48: 'min-h-12 px-5.5 rounded-14 text-16',
  56: 'min-h-14 px-6 rounded-16 text-16',
};

const squares: Record<ButtonSize, string> = {
  32: 'size-8 rounded-10 touch-44',
  40: 'size-10 max-sm:size-11 rounded-12',
  44: 'size-11 rounded-12',
  48: 'size-12 rounded-14',
  56: 'size-14 rounded-16',
};

// One line where there is room for it; with text at 200 % there may not be, and it grows.
const base =
  'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 py-[0.3em] text-center font-semibold text-balance select-none ' +
  'transition-[background-color,color,opacity] duration-150 ease-souk';
const off = 'bg-fill text-ink-3 shadow-none border-transparent';

interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
  square?: boolean;
  round?: boolean;
  block?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

export function buttonStyle(style: ButtonStyle): string {
  const { look = 'outline', size = 40, square, round, block, disabled, className } = style;
  const shape = cx((square ? squares : sizes)[size], round && '!rounded-full', block && 'w-full');
  return cx(base, shape, disabled ? off : looks[look], className);
}
