import { cardsPerUser } from '@souk/shared/money/cards/rules.ts';
import type { Invariants } from '../../../platform/invariants.ts';

export const cardsInvariants: Invariants = {
  'someone with cards has one of their own as the default, and someone without has none': `
    select users.id from users left join cards on cards.user_id = users.id
    group by users.id
    having (count(cards.id) > 0 or users.default_payment_method is not null)
      and count(*) filter (where cards.id::text = users.default_payment_method) <> 1`,

  'whoever keeps a card is a customer of the provider': `
    select cards.id from cards left join customers using (user_id) where customers.user_id is null`,

  [`nobody keeps more than ${cardsPerUser} cards`]: `
    select user_id from cards group by user_id having count(*) > ${cardsPerUser}`,
};
