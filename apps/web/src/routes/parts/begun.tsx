import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { EditedKind, Stored } from '@/ui/editing/kind.ts';

interface BegunProps<Draft, Input, Own> {
  kind: EditedKind<Draft, Input, Own>;
  /** Where it is kept on this device. */
  at: string;
  /** As it was loaded; null for a new one. */
  own: Own | null;
  children: ReactNode;
}

/** A form over what this device keeps of it, which is there before the form is. */
export function Begun<Draft, Input, Own extends Stored>(props: BegunProps<Draft, Input, Own>) {
  const { kind, at, own, children } = props;
  const [begun, setBegun] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is begun once
  useLayoutEffect(() => {
    kind.editings.begin(at, own);
    setBegun(true);
  }, []);
  return begun ? children : null;
}
