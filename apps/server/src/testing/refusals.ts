import type { AccessRule } from '../platform/access/access-rule.ts';
import type { DescribedRoute } from './routes.ts';

export interface Persona {
  name: string;
  signedIn: boolean;
  role: 'member' | 'support' | 'admin';
  hasShop: boolean;
  muted: boolean;
  suspended: boolean;
}

const someone: Omit<Persona, 'name'> = {
  signedIn: true,
  role: 'member',
  hasShop: false,
  muted: false,
  suspended: false,
};

/** Everyone who may call a route that is about another person. */
export const personas: readonly Persona[] = [
  { ...someone, name: 'an anonymous visitor', signedIn: false },
  { ...someone, name: 'another buyer' },
  { ...someone, name: 'the seller of another shop', hasShop: true },
  { ...someone, name: 'a muted buyer', muted: true },
  { ...someone, name: 'a muted seller', muted: true, hasShop: true },
  { ...someone, name: 'a suspended seller', hasShop: true, suspended: true },
  { ...someone, name: 'support', role: 'support' },
  { ...someone, name: 'an admin', role: 'admin' },
];

/** The code that a route must refuse a persona with; null when it may try. Written apart from the rules it tests. */
export function expectedRefusal(route: DescribedRoute, persona: Persona): string | null {
  const reads = route.method === 'GET' || route.method === 'HEAD';
  if (!persona.signedIn) return route.access === 'public' ? null : 'unauthenticated';
  if (persona.suspended && !(route.access === 'public' && reads) && !route.whileSuspended)
    return aboutFiles(route) ? 'unauthorized' : 'suspended';
  if (persona.muted && route.speaks === true) return 'muted';
  return byRule(route.access, persona);
}

// Files are refused in codes of their own (product §6).
const aboutFiles = ({ url }: DescribedRoute): boolean => /^\/api\/files(\/|$)/.test(url);

function byRule(rule: AccessRule, { hasShop, role }: Persona): string | null {
  if (typeof rule === 'object') return 'shopOf' in rule && !hasShop ? 'shop_required' : 'forbidden';
  if (rule === 'shop') return hasShop ? null : 'shop_required';
  if (rule === 'support') return role === 'member' ? 'forbidden' : null;
  if (rule === 'admin') return role === 'admin' ? null : 'forbidden';
  return null;
}
