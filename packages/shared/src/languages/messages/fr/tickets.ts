import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'Combien : {name}',
  'tickets.choose': 'Choisissez vos billets',
  'tickets.needCard': 'Les billets se paient par carte, et ce marché n’en accepte pas encore.',
  'tickets.get':
    '{count, plural, one {Prendre le billet} many {Prendre # billets} other {Prendre # billets}} · {price}',
  'tickets.perPerson':
    '{count, plural, one {Un billet par personne.} many {Jusqu’à # billets par personne.} other {Jusqu’à # billets par personne.}}',
  'tickets.limit':
    '{count, plural, =0 {Vous avez atteint la limite par personne.} one {Vous pouvez en prendre # de plus : il y a une limite par personne.} many {Vous pouvez en prendre # de plus : il y a une limite par personne.} other {Vous pouvez en prendre # de plus : il y a une limite par personne.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {Non inclus : vous avez atteint la limite par personne.} one {Seulement # inclus : c’est la limite par personne.} many {Seulement # inclus : c’est la limite par personne.} other {Seulement # inclus : c’est la limite par personne.}}',
  'tickets.limitField': 'Limite par personne',
  'tickets.limitHint': 'Tous types de billets confondus.',
  'tickets.limitRule': 'Un nombre entier de 1 à 99',
  'error.ticket_limit': 'C’est plus de billets qu’une personne ne peut en avoir.',
  'error.ticket_limit.next': 'Choisissez-en moins, ou vérifiez s’il y en a déjà dans votre panier.',
  'tickets.yours': '{count, plural, one {Votre billet} many {Vos billets} other {Vos billets}}',
  'tickets.atDoor':
    '{count, plural, one {Présentez le code à l’entrée.} many {Présentez les codes à l’entrée. Chaque billet vaut pour une personne.} other {Présentez les codes à l’entrée. Chaque billet vaut pour une personne.}}',
  'tickets.numbered': 'Billet {number} sur {total}',
  'tickets.show': 'Afficher le billet {number} sur {total}',
  'tickets.kept': 'Vous êtes hors ligne. Vos billets restent valables : présentez-les à l’entrée.',
  'tickets.qr': 'QR code du billet',
  'tickets.used': 'Utilisé le {time}',
  'tickets.state.valid': 'Valable',
  'tickets.state.used': 'Utilisé',
  'tickets.state.refunded': 'Remboursé',
  'tickets.state.cancelled': 'Événement annulé',
  'tickets.before': 'Billet précédent',
  'tickets.after': 'Billet suivant',
  'tickets.open': 'Afficher le billet',
  'tickets.ready':
    '{count, plural, one {Votre billet est prêt} many {Vos billets sont prêts} other {Vos billets sont prêts}}',
  'tickets.over': 'L’événement est passé',
  'tickets.eventOver': 'L’événement a eu lieu',
  'tickets.step': 'Événement',
  'tickets.next':
    '{count, plural, one {Votre billet est dans vos commandes et dans vos e-mails. Présentez son QR code à l’entrée.} many {Vos billets sont dans vos commandes et dans vos e-mails. Présentez leurs QR codes à l’entrée.} other {Vos billets sont dans vos commandes et dans vos e-mails. Présentez leurs QR codes à l’entrée.}}',
  'screen.checkIn': 'Contrôle des billets',
  'checkIn.open': 'Contrôler les billets',
  'checkIn.counts': '{entered} sur {sold} sont entrés',
  'checkIn.code': 'Code du billet',
  'checkIn.codeHint': '12 lettres et chiffres, sous le QR code.',
  'checkIn.letIn': 'Laisser entrer',
  'checkIn.letInWho': 'Laisser entrer : {name}',
  'checkIn.camera': 'Scanner avec la caméra',
  'checkIn.cameraStop': 'Arrêter la caméra',
  'checkIn.noCamera': 'Ce navigateur ne lit pas les QR codes. Saisissez le code inscrit dessous.',
  'checkIn.cameraFailed': 'La caméra est inaccessible. Autorisez-la dans le navigateur ou saisissez le code.',
  'checkIn.in': 'Peut entrer : {name}',
  'checkIn.used': 'Déjà utilisé le {time}',
  'checkIn.refunded': 'Ce billet a été remboursé.',
  'checkIn.cancelled': 'Cet événement est annulé. Ses billets ne sont plus valables.',
  'checkIn.otherEvent': 'Ce billet est pour {event}.',
  'checkIn.unknown': 'Aucun billet de cet événement n’a ce code. Vérifiez-le et réessayez.',
  'checkIn.notSaved':
    'Ce code n’est pas sur la liste enregistrée ici. Il faut une connexion pour le vérifier.',
  'checkIn.offline':
    'Vous êtes hors ligne. Continuez : les entrées sont gardées sur cet appareil et envoyées plus tard.',
  'checkIn.waiting':
    '{count, plural, one {# entrée à envoyer} many {# entrées à envoyer} other {# entrées à envoyer}}',
  'checkIn.twice': 'Entrés deux fois pendant que vous étiez hors ligne',
  'checkIn.twiceWho': '{name} : d’abord le {time}',
  'checkIn.notGood': '{name} : le billet n’était plus valable',
  'checkIn.guests': 'Invités',
  'checkIn.find': 'Trouver un invité',
  'checkIn.nobodyFound': 'Personne de ce nom.',
  'checkIn.more':
    '{count, plural, one {# autre. Cherchez son nom.} many {{shown} autres. Cherchez leur nom.} other {{shown} autres. Cherchez leur nom.}}',
  'checkIn.none': 'Aucun billet vendu pour l’instant',
  'checkIn.noneNote': 'Les invités apparaissent ici dès qu’ils ont un billet.',
  'checkIn.someone': 'Invité',
  'checkIn.download': 'Télécharger la liste',
};
