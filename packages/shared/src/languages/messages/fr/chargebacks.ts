import type { chargebacks as en } from '../en/chargebacks.ts';
import type { Translation } from '../translation.ts';

/** A payment that a buyer took back through their bank. */
export const chargebacks: Translation<typeof en> = {
  'chargebacks.title': 'Contestation bancaire',
  'chargebacks.state.open': 'Auprès de la banque',
  'chargebacks.state.lost': 'En faveur de l’acheteur',
  'chargebacks.won.shop': 'En votre faveur',
  'chargebacks.won.staff': 'En faveur de la boutique',
  'chargebacks.what':
    'La banque de l’acheteur a repris {amount}. Elle décide après avoir entendu les deux parties.',
  'chargebacks.reason': 'Ce que l’acheteur a dit à sa banque',
  'chargebacks.reason.not-authorised': 'Il n’a pas fait ce paiement',
  'chargebacks.reason.not-received': 'Rien n’est arrivé',
  'chargebacks.reason.not-as-described': 'L’article n’est pas conforme',
  'chargebacks.reason.charged-twice': 'Il a été débité deux fois',
  'chargebacks.reason.not-refunded': 'Un remboursement lui était promis',
  'chargebacks.reason.other': 'Autre chose',
  'chargebacks.side.shop': 'Votre version',
  'chargebacks.side.staff': 'La version de la boutique',
  'chargebacks.sideHint':
    'Dites ce qui a été vendu, comment l’envoi a été fait et ce qui était convenu. La banque lit ceci, pas l’acheteur.',
  'chargebacks.known': 'Nous ajoutons la commande, l’adresse et le numéro de suivi s’il y en a un.',
  'chargebacks.until': 'À envoyer avant le {when}. Ensuite, nous envoyons ce qu’il y a.',
  'chargebacks.documents': 'Documents',
  'chargebacks.documentsHint': 'PDF, JPEG ou PNG, 4 Mo au plus chacun',
  'chargebacks.kind.receipt': 'Reçu ou facture',
  'chargebacks.kind.shipping': 'Preuve de livraison',
  'chargebacks.kind.conversation': 'Messages avec l’acheteur',
  'chargebacks.kind.other': 'Autre document',
  'chargebacks.add': 'Ajouter un fichier',
  'chargebacks.adding': 'Envoi…',
  'chargebacks.addKind': 'Ajouter un fichier : {kind}',
  'chargebacks.remove': 'Retirer {name}',
  'chargebacks.tooLarge': 'Ce fichier dépasse 4 Mo. Choisissez-en un plus petit.',
  'chargebacks.taken':
    'Une autre boutique de ce paiement en a déjà envoyé un, et la banque n’en accepte qu’un de chaque.',
  'chargebacks.nothing': 'Écrivez votre version ou ajoutez un document.',
  'chargebacks.save': 'Enregistrer le brouillon',
  'chargebacks.saved': 'Brouillon enregistré',
  'chargebacks.send': 'Envoyer à la banque',
  'chargebacks.sendTitle': 'Envoyer ceci à la banque ?',
  'chargebacks.sendNote': 'L’envoi ne se fait qu’une fois et ne peut plus être modifié.',
  'chargebacks.keepWriting': 'Continuer à écrire',
  'chargebacks.done': 'Envoyé. Nous vous dirons ce que la banque décide.',
  'chargebacks.sentOn': 'Envoyé à la banque le {day}. Sa décision peut prendre des semaines.',
  'chargebacks.refusedOn':
    'La banque ne l’a pas accepté le {day} : le délai était passé, ou elle avait déjà tranché.',
  'chargebacks.waiting':
    'C’est prêt. Nous l’enverrons quand les autres boutiques de ce paiement le seront aussi, au plus tard le {when}.',
  'error.evidence_sent': 'C’est déjà parti à la banque.',
  'error.evidence_sent.next': 'Vous ne pouvez plus rien y changer.',
};
