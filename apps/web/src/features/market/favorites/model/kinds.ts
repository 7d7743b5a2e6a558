import type { KeptKind } from '@/ui/kept/keeping.ts';

export const kinds = ['product', 'show', 'event', 'shop'] as const satisfies readonly KeptKind[];

export function kindOf(word: string | string[] | undefined): KeptKind {
  return kinds.find((kind) => kind === word) ?? 'product';
}
