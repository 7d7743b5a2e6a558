import type { ComponentProps, ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button.style.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** The full width of its container. */
  block?: boolean;
  /** Working: keeps its width and label, shows a ring and takes no second press. */
  loading?: boolean;
  /** Looks and sounds disabled, and can still be pressed to be led to what is missing. */
  waits?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { look, size, block, loading, waits, icon, iconEnd, disabled, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={loading || waits || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        // The second press of a double one can come before the first is known to be at work.
        if (loading || (loading === false && event.detail > 1)) event.preventDefault();
        else rest.onClick?.(event);
      }}
      className={buttonStyle({ look, size, block, disabled: disabled || waits, className })}
    >
      {loading ? icon ? <Spinner /> : <SpinnerBeside /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}

/** In the room before the words, so that a button without an icon keeps its width while it works. */
function SpinnerBeside() {
  return (
    <span className="relative -me-2 w-0 self-center">
      <span className="absolute end-0.5 top-1/2 -translate-y-1/2">
        <Spinner size={14} />
      </span>
    </span>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  look?: ButtonLook;
  size?: ButtonSize;
  round?: boolean;
  loading?: boolean;
  /** How many are waiting; nothing shows at zero. */
  count?: number;
  children: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    look = 'outline',
    size,
    round,
    loading,
    count,
    disabled,
    className,
    children,
    ...rest
  } = props;
  const t = useT();
  const { number } = useFormat();
  const name = count ? t('ui.withCount', { label, count }) : label;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      aria-label={name}
      onClick={(event) => {
        // Disabled it would lose the focus.
        if (loading) event.preventDefault();
        else rest.onClick?.(event);
      }}
      className={buttonStyle({ look, size, round, disabled, square: true, className })}
    >
      {loading ? <Spinner /> : children}
      {count ? (
        <span
          aria-hidden="true"
          className="absolute start-[calc(50%+6px)] bottom-[calc(50%+6px)] grid min-h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[min(0.75rem,16px)] leading-none font-bold text-on-accent figures ring-2 ring-surface"
        >
          {count > 99 ? '99+' : number(count)}
        </span>
      ) : null}
    </button>
  );
}
