import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { address, expand, id, metadata, nothing, page, shipping, text } from '../wire/params.ts';
import { noSuch } from '../wire/wire-error.ts';
import { mergeMetadata } from './merge.ts';

const change = z.strictObject({
  address: address.optional(),
  description: text.optional(),
  email: text.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  shipping: shipping.optional(),
  ...expand,
});
const creation = change.extend({ payment_method: id.optional() });

export const customers = [
  route('POST /v1/customers', { params: creation }, (call, { payment_method, ...given }) => {
    const customer = withChange(call, newCustomer(call.now), given);
    call.store.add(customer, { account: call.account });
    call.emit('customer.created', customer);
    if (payment_method) attachTo(call, customer, payment_method);
    return customer;
  }),
  route('GET /v1/customers', { params: z.strictObject({ ...page, email: text.optional() }) }, (call, given) =>
    listOf(call, 'customer', '/v1/customers', given, { email: given.email }),
  ),
  route('GET /v1/customers/:id', { params: nothing }, (call, _, [customer = '']) =>
    load<Stripe.Customer>(call, 'customer', customer),
  ),
  route('POST /v1/customers/:id', { params: change }, (call, given, [customer = '']) => {
    const changed = withChange(call, load<Stripe.Customer>(call, 'customer', customer), given);
    call.store.save(changed);
    call.emit('customer.updated', changed);
    return changed;
  }),
  route('DELETE /v1/customers/:id', { params: nothing }, (call, _, [customer = '']) => {
    const gone = load<Stripe.Customer>(call, 'customer', customer);
    call.store.remove(gone.id);
    call.emit('customer.deleted', gone);
    return { id: gone.id, object: 'customer', deleted: true };
  }),
];

function attachTo(call: Call, { id }: Stripe.Customer, paymentMethod: string): void {
  const method = load<Stripe.PaymentMethod>(call, 'payment_method', paymentMethod, 'payment_method');
  call.store.save({ ...method, customer: id } as Stripe.PaymentMethod);
}

function withChange(call: Call, customer: Stripe.Customer, given: z.infer<typeof change>): Stripe.Customer {
  const { address: place, invoice_settings, metadata: added, shipping: sent, expand: _, ...plain } = given;
  const method = invoice_settings?.default_payment_method;
  if (method) {
    const { customer: owner } = load<Stripe.PaymentMethod>(call, 'payment_method', method, 'payment_method');
    if (idOf(owner) !== customer.id) throw noSuch('payment_method', method, 'payment_method');
  }
  return {
    ...customer,
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value === '' ? null : value])),
    metadata: mergeMetadata(customer.metadata, added),
    ...(place ? { address: { ...noAddress, ...place } } : {}),
    ...(sent
      ? { shipping: { name: sent.name, phone: sent.phone ?? '', address: { ...noAddress, ...sent.address } } }
      : {}),
    ...(method === undefined
      ? {}
      : { invoice_settings: { ...customer.invoice_settings, default_payment_method: method || null } }),
  };
}

export const noAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

const newCustomer = (now: number): Stripe.Customer => {
  const customer = newId('cus');
  return {
    id: customer,
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: customer.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
};
