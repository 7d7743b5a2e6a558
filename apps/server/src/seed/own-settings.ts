import type { AddressId } from '@souk/shared/ids.ts';
import { addressRow, type NewAddress } from '../features/identity/addresses/address.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import type { DemoPerson } from './people.ts';

/** Where the demo buyer has her parcels sent: home, and to the studio while she is away. */
export function addressesOf(buyer: DemoPerson, anchor: Anchor): NewAddress[] {
  const own = { user_id: buyer.id, name: buyer.name, country: 'PT', city: 'Lisboa', region: '' };
  return [
    addressRow({
      ...own,
      id: idOf<AddressId>(`address:${buyer.handle}:home`),
      street: 'Rua da Bica de Duarte Belo 42',
      extra: '3.º esq.',
      postal_code: '1200-056',
      phone: '+351912345678',
      is_default: true,
      created_at: anchor.days(-420),
      updated_at: anchor.days(-420),
    }),
    addressRow({
      ...own,
      id: idOf<AddressId>(`address:${buyer.handle}:studio`),
      street: 'Travessa do Fala-Só 9',
      extra: 'Ateliê 2',
      postal_code: '1250-109',
      phone: '+351213456789',
      hold_until: anchor.days(12).toISOString().slice(0, 10),
      created_at: anchor.days(-35),
      updated_at: anchor.days(-2),
    }),
  ];
}

/** She likes her outbids by mail too, and her phone quiet. */
export function choicesOf(buyer: DemoPerson): Array<NewRow<'notification_choices'>> {
  return [
    { user_id: buyer.id, kind: 'outbid', channel: 'email', chosen: true },
    { user_id: buyer.id, kind: 'message', channel: 'email', chosen: false },
    { user_id: buyer.id, kind: 'lot-coming-up', channel: 'push', chosen: false },
  ];
}
