import type { ComponentProps } from 'react';

export interface SelectItem {
  value: string;
  label: string;
  /** It is found by these too. */
  words: string;
  /** Why it cannot be taken. */
  reason: string | null;
}

export interface SelectControlProps {
  button: ComponentProps<'button'>;
  items: readonly SelectItem[];
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** By what a long list is searched. */
  typed: string;
  onType: (typed: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean | undefined;
  name: string | undefined;
  required: boolean | undefined;
}
