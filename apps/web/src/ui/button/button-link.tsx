import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button.style.ts';

interface LookProps extends ComponentProps<'a'> {
  look?: ButtonLook;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

function Anchor({ look, size, block, icon, iconEnd, className, children, ...rest }: LookProps) {
  return (
    <a {...rest} className={buttonStyle({ look, size, block, className })}>
      {icon}
      {children}
      {iconEnd}
    </a>
  );
}

/** A link that looks like a button; takes `to`, `params` and `search` as every link does. */
export const ButtonLink = createLink(Anchor);
