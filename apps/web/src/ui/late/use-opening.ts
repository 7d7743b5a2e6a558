import { useId, useState } from 'react';

export interface Opening {
  /** Of the button that opens it. */
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Whether something is open: as its user says, else as its own button does. */
export function useOpening(asked: { open?: boolean; onOpenChange?: (open: boolean) => void }): Opening {
  const id = useId();
  const [own, setOwn] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOwn(next);
    asked.onOpenChange?.(next);
  };
  return { id, open: asked.open ?? own, onOpenChange };
}
