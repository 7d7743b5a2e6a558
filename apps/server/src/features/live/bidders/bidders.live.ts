import type { LiveDeclaration } from '../../../platform/live/index.ts';

export const biddersLive: readonly LiveDeclaration[] = [
  {
    path: 'bidders/{userId}/approvals',
    read: ({ who, params }) =>
      who !== null && who.actor.kind === 'user' && who.actor.userId === params.userId,
  },
];
