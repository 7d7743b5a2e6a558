import type { settlement as en } from '../en/settlement.ts';
import type { Translation } from '../translation.ts';

/** What follows a win: its payment, another card, a second chance. */
export const settlement: Translation<typeof en> = {
  'settlement.declined': 'Votre carte a été refusée',
  'settlement.declinedText': 'Payez {price} pour « {product} » et gardez-le. Délai : {time}.',
  'settlement.noAddress': 'Où faut-il l’envoyer ?',
  'settlement.noAddressText':
    'Vous avez remporté « {product} » à {price}. Ajoutez une adresse avant {time} pour le garder. Sinon, il comptera comme un lot remporté et impayé.',
  'settlement.notSent': 'La boutique ne livre pas à votre adresse',
  'settlement.notSentText':
    'Vous avez remporté « {product} » à {price}, mais la boutique ne livre pas à votre adresse. Choisissez-en une autre avant {time}. Si vous n’en avez pas, cela ne vous sera pas reproché.',
  'settlement.addAddress': 'Ajouter une adresse',
  'settlement.offer': 'Une seconde chance',
  'settlement.offerText':
    '« {product} » est de nouveau disponible. Il est à vous pour votre meilleure enchère, {price}. Délai : {time}.',
  'settlement.charging': 'Nous débitons votre carte',
  'settlement.chargingText': 'Cela prend quelques secondes. Vous pouvez fermer cette fenêtre.',
  'settlement.arranged': 'À vous, dès que la boutique est payée',
  'settlement.arrangedText':
    '« {product} » vous est réservé. Payez {price} plus la livraison à la boutique avant {time}.',
  'settlement.notPayable': 'La boutique ne peut pas encore être payée',
  'settlement.notPayableText':
    'Vous avez remporté « {product} » à {price}. Écrivez à la boutique : elle a jusqu’à {time} pour vous dire comment payer. Cela ne vous sera pas reproché.',
  'settlement.paid': 'Payé : il est à vous',
  'settlement.paidText': '« {product} » sera bientôt en route vers vous.',
  'settlement.over': 'Le délai de paiement est écoulé',
  'settlement.overText': 'Vous ne pouvez plus payer « {product} ».',
  'settlement.notYours': 'Vous ne pouvez plus l’acheter',
  'settlement.suspendedText': 'Votre compte a été suspendu avant le paiement de « {product} ».',
  'settlement.passedUp': 'Vous avez dit non',
  'settlement.passedUpText': '« {product} » n’est plus réservé pour vous. Cela ne compte pas contre vous.',
  'settlement.calledOff': 'Finalement, ce n’est plus à vendre',
  'settlement.calledOffText': 'Vous ne payez rien pour « {product} », et cela ne compte pas contre vous.',
  'settlement.undone': 'La boutique a annulé cette vente',
  'settlement.undoneText':
    '« {product} » a été vendu par erreur. Votre paiement vous est intégralement remboursé, et cela ne compte pas contre vous.',
  'settlement.withShipping': '{total} avec livraison et taxes',
  'settlement.left': 'Encore {time}',
  'settlement.pay': 'Payer {price}',
  'settlement.payFor': 'Payer votre lot',
  'settlement.decline': 'Non, merci',
  'settlement.atCheckout': 'Changer d’adresse ou de livraison',
  'settlement.order': 'Voir la commande',
  'settlement.yours': 'Remporté aux enchères',
  'settlement.wonLot': 'Remporté aux enchères, lot {number}',

  'settlement.accept': 'Vendre à {price}',
  'settlement.accepted': 'Vendu à {price}. Le paiement est en cours.',
  'settlement.offerNext': 'Proposer à {name} pour {price}',
  'settlement.offeredNext': 'Proposé à {name}',
  'settlement.relist': 'Remettre aux enchères',
  'settlement.relisted': 'De nouveau aux enchères',
  'settlement.notSold': 'Invendu',
  'settlement.notPaid': 'Impayé',
  'settlement.offered': 'Proposé à l’enchérisseur suivant',

  'notifications.text.winNotPaid':
    'Votre carte a été refusée. Payez {price} pour « {product} » avec une autre pour le garder.',
  'notifications.text.winReminder': 'Ne perdez pas « {product} » : payez {price} avant la fin du délai.',
  'notifications.text.winNotSent':
    '« {product} » est à vous pour {price}, mais la boutique ne livre pas encore à votre adresse. Vérifiez votre adresse pour le garder.',
  'notifications.text.winCouponMissed':
    '{code} ne s’est pas appliqué à « {product} » : vous payez le plein tarif. Votre commande dit pourquoi.',
  'notifications.text.winLostUnsent':
    '« {product} » n’a pas pu vous être envoyé et revient à quelqu’un d’autre. Cela ne vous sera pas reproché.',
  'notifications.text.winCalledOff':
    'Finalement, « {product} » n’est pas vendu. Rien ne vous a été débité et cela ne compte pas contre vous.',
  'notifications.text.winLost':
    'Vous n’avez pas payé « {product} » à temps. Après {most} lots remportés et impayés, les vendeurs doivent approuver vos enchères : c’est le numéro {count}.',
  'notifications.text.secondChance':
    'Une seconde chance : « {product} » est à vous pour {price} si vous le voulez toujours.',
  'notifications.text.lotSold': 'Vendu : « {product} » pour {price}',
  'notifications.text.winnerDidNotPay': 'L’acheteur de « {product} » n’a pas payé à temps',
  'notifications.text.lotUnsold':
    '« {product} » est invendu et revient en stock. Vous pouvez le remettre aux enchères ou le proposer à un autre enchérisseur.',
  'notifications.text.lotBelowReserve':
    '« {product} » s’est arrêté à {price}, sous votre prix de réserve. Vous avez un jour pour le vendre à ce prix.',

  'mail.auction-won.subject': 'Vous avez remporté « {product} » pour {price}',
  'mail.auction-won.text':
    'Félicitations ! Place au paiement : nous débitons votre carte par défaut, ou vous indiquons comment payer la boutique. Chaque enchère est enregistrée ; voici l’empreinte du journal des enchères : {head}',
  'mail.auction-sold.subject': 'Vendu : « {product} » pour {price}',
  'mail.auction-sold.text':
    'Les enchères sont terminées et {buyer} l’emporte. Place au paiement : nous vous tiendrons au courant. Chaque enchère est enregistrée ; voici l’empreinte du journal des enchères : {head}',
  'mail.button.bids': 'Voir toutes les enchères',

  'leaving.held.unpaid_win': 'Un lot remporté est encore en cours de paiement. Attendez que ce soit réglé.',

  'error.lot_not_to_pay': 'Il n’y a plus rien à payer pour ce lot.',
  'error.lot_not_to_pay.next': 'Il a été payé, ou le délai est écoulé.',
  'error.lot_settled': 'Ce lot a changé depuis que vous l’avez ouvert.',
  'error.lot_settled.next': 'Rechargez la page pour voir où il en est.',
  'error.no_runner_up': 'Il n’y a pas d’autre enchérisseur à qui le proposer.',
  'error.no_runner_up.next': 'Vous pouvez le remettre aux enchères.',
};
