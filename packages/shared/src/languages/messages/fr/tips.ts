import type { tips as en } from '../en/tips.ts';
import type { Translation } from '../translation.ts';

/** Tips in the room of a show. */
export const tips: Translation<typeof en> = {
  'error.own_show': 'C’est votre propre direct.',
  'error.own_show.next': 'Les autres peuvent vous y laisser un pourboire.',
  'error.may_not_tip': 'Vous ne pouvez pas laisser de pourboire ici pour l’instant.',
  'error.may_not_tip.next': 'Vous pouvez continuer à regarder.',
  'error.tip_not_given': 'Ce pourboire ne peut pas être renvoyé.',
  'error.tip_not_given.next': 'Il l’a déjà été, ou n’a jamais été versé.',
  'tip.choose': 'Choisissez un montant',
  'tip.give': 'Donner {amount}',
  'tip.given': 'Vous avez donné {amount} à {name}. Merci !',
  'tip.howMuch': 'Montant',
  'tip.note':
    'Toute la salle voit votre pourboire. Un pourboire n’est pas un achat et n’est pas couvert par la protection des acheteurs.',
  'tip.other': 'Autre',
  'tip.payWith': 'Payer avec',
  'tip.said': 'a donné {amount}',
  'tip.title': 'Pourboire pour {name}',
  'tip.wallet': 'Portefeuille ({amount})',
};
