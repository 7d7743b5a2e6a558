import { useNavigate, useRouter } from '@tanstack/react-router';
import { isSignedIn, sessionStore } from './session.store.ts';

/** Does something for someone signed in; others sign in first and come back here. */
export function useSignedInFirst(): (act: () => void) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (act) => {
    if (isSignedIn(sessionStore.getState())) act();
    else void navigate({ to: '/login', search: { return: router.state.location.href } });
  };
}
