import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import type { LinkProps } from '@tanstack/react-router';

export const taskKinds = [
  'problems',
  'toPack',
  'toShip',
  'offers',
  'questions',
  'messages',
  'reviews',
  'drafts',
] as const;
export type TaskKind = (typeof taskKinds)[number];

export interface Task {
  kind: TaskKind;
  count: number;
  /** How many of them are to be sent today, and how many should have been before. */
  due: number;
  late: number;
  link: LinkProps;
}

/** What waits for a seller, what cannot wait long first. */
export function tasksOf(waiting: SellerHome['waiting'], messages: number, shopId: string): Task[] {
  const params = { shopId };
  const links: Record<TaskKind, LinkProps> = {
    problems: { to: '/sell/orders', search: { of: 'problems' } },
    toPack: { to: '/sell/orders', search: { of: 'to-pack' } },
    toShip: { to: '/sell/orders', search: { of: 'to-ship' } },
    offers: { to: '/sell/offers' },
    questions: { to: '/messaging' },
    messages: { to: '/messaging' },
    reviews: { to: '/sell/reviews' },
    drafts: { to: '/shop/products/$shopId', params, search: { status: 'draft' } },
  };
  const counts = { ...waiting, messages };
  // What is to be sent today may be packed by now: it is said once.
  const sending = waiting.toPack > 0 ? 'toPack' : 'toShip';
  return taskKinds
    .map((kind) => ({
      ...{ kind, count: counts[kind], link: links[kind] },
      due: kind === sending ? waiting.due : 0,
      late: kind === sending ? waiting.late : 0,
    }))
    .filter(({ count }) => count > 0);
}

/** By the reader's clock. */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
