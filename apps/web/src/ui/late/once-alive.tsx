import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface OnceAliveProps {
  children: ReactNode;
  /** Drawn meanwhile, also by the server. */
  fallback?: ReactNode;
}

/** What is no part of what the server draws, nor of what a page needs to come alive. */
export function OnceAlive({ children, fallback = null }: OnceAliveProps) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
