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
  'tip.given': 'Vous avez donné {amount} à {name}. Merci !',
  'tip.howMuch': 'Montant',
  'tip.note':
    'Toute la salle voit votre pourboire. Un pourboire n’est pas un achat et n’est pas couvert par la protection des acheteurs.',
  'tip.other': 'Autre',
  'tip.payWith': 'Payer avec',
  'tip.said': 'a donné {amount}',
  'tip.title': 'Pourboire pour {name}',
  'tip.wallet': 'Portefeuille ({amount})',
  'admin.tips': 'Pourboires',
  'admin.note.tips':
    'Ce que les spectateurs ont donné pendant les directs. Renvoyez-en un en cas d’erreur ou de fraude.',
  'notifications.text.tipSentBack':
    'Votre pourboire de {price} à {shop} est de retour dans votre portefeuille',
  'notifications.text.tipTakenBack':
    'Nous avons renvoyé un pourboire de {price} de « {show} » à la personne qui l’avait donné',
  'notifications.text.tipChargedBack':
    'La banque d’un spectateur a repris un pourboire de {price} donné dans « {show} »',
  'notifications.text.tipGivenAgain':
    'Un pourboire de {price} donné dans « {show} » est de nouveau à vous : la banque du spectateur l’a validé.',
  'tips.byCard': 'Par carte',
  'tips.cameBack': '{amount} repris par une banque',
  'tips.from': 'De',
  'tips.fromWallet': 'Du portefeuille',
  'tips.left': 'Ancien membre',
  'tips.reasonHint': 'Seule l’équipe peut le lire.',
  'tips.sendBack': 'Renvoyer',
  'tips.sendBackTitle': 'Renvoyer {amount} ?',
  'tips.sendBackNote':
    '{name} retrouve la somme dans son portefeuille, {shop} la paie et nous rendons notre commission. Nous prévenons les deux et le retirons du chat.',
  'tips.sentBack': '{amount} renvoyés',
  'tips.states.pending': 'En attente de la banque',
  'tips.states.given': 'Donné',
  'tips.states.failed': 'Non payé',
  'tips.states.sent-back': 'Renvoyé',
};
