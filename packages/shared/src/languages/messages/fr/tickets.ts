import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

/** Tickets: choosing, showing and letting in. */
export const tickets: Translation<typeof en> = {
  'tickets.howMany': 'Combien : {name}',
  'tickets.choose': 'Choisissez vos billets',
  'tickets.get':
    '{count, plural, one {Prendre le billet} many {Prendre # billets} other {Prendre # billets}} · {price}',
  'tickets.perPerson':
    '{count, plural, one {Un billet par personne.} many {Jusqu’à # billets par personne.} other {Jusqu’à # billets par personne.}}',
  'tickets.limit':
    '{count, plural, =0 {Vous avez atteint la limite par personne.} one {Vous pouvez en prendre # de plus : il y a une limite par personne.} many {Vous pouvez en prendre # de plus : il y a une limite par personne.} other {Vous pouvez en prendre # de plus : il y a une limite par personne.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {Non inclus : vous avez atteint la limite par personne.} one {Seulement # inclus : c’est la limite par personne.} many {Seulement # inclus : c’est la limite par personne.} other {Seulement # inclus : c’est la limite par personne.}}',
  'tickets.limitField': 'Limite par personne',
  'tickets.limitHint': 'Tous types de billets confondus.',
  'tickets.limitRule': 'Un nombre entier de 1 à 99',
  'error.ticket_limit': 'C’est plus de billets qu’une personne ne peut en avoir.',
  'error.ticket_limit.next': 'Choisissez-en moins, ou vérifiez s’il y en a déjà dans votre panier.',
};
