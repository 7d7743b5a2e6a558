import type { LiveDeclaration } from '../../../platform/live/index.ts';

const own: LiveDeclaration['read'] = ({ who, params }) =>
  who !== null && who.actor.kind === 'user' && who.actor.userId === params.userId;

export const biddersLive: readonly LiveDeclaration[] = [
  { path: 'bidders/{userId}/approvals', read: own },
  { path: 'bidders/{userId}/asking', read: own },
];
