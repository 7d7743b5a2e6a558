import type { SignedIn } from '@souk/shared/identity/sign-in/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { beginSession } from '@/platform/session/session.store.ts';

/** A way in; called again with the second factor when the account asks for one. */
export type Call = (secondFactor?: string) => Promise<SignedIn>;
/** Which button or form it was, so that only that one waits and speaks. */
export type Way =
  | 'password'
  | 'signUp'
  | 'code'
  | 'reset'
  | 'passkey'
  | 'google'
  | 'apple'
  | 'second'
  | `demo:${string}`;

export type Entry = ReturnType<typeof useEntry>;

/** The one door: whatever proved who is there, the session begins here. */
export function useEntry(around: { before: (way: Way) => Promise<void>; after: () => void }) {
  const [asked, setAsked] = useState<Call | null>(null);
  const knock = useMutation({
    mutationFn: async ({ way, call, second }: { way: Way; call: Call; second?: string }) => {
      const signedIn = await call(second);
      await around.before(way);
      beginSession(signedIn);
      around.after();
    },
    onError: (error, { call }) => {
      if (isApiError(error, 'second_factor_required')) setAsked(() => call);
    },
  });
  const { isPending, error, variables } = knock;
  return {
    enter: (way: Way, call: Call) => knock.mutate({ way, call }),
    /** A first factor was right, and the second one is awaited. */
    secondAsked: asked !== null,
    enterWithSecond: (second: string) => asked && knock.mutate({ way: 'second', call: asked, second }),
    leaveSecond: () => {
      setAsked(null);
      knock.reset();
    },
    forget: knock.reset,
    pending: isPending ? variables.way : null,
    failureOf: (way: Way) => (error && variables?.way === way ? error : null),
  };
}
