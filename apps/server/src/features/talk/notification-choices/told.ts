import type { MailOrder } from '../../../platform/mail/mail-templates.ts';

/** A mail without what only its reader's account knows. */
export type Told = MailOrder extends infer Order
  ? Order extends MailOrder
    ? { template: Order['template']; data: Omit<Order['data'], 'name'> }
    : never
  : never;
