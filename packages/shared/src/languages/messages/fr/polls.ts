import type { polls as en } from '../en/polls.ts';
import type { Translation } from '../translation.ts';

/** Polls in the room of a show: asking and voting. */
export const polls: Translation<typeof en> = {
  'error.poll_over': 'Ce sondage est terminé.',
  'error.poll_over.next': 'Le résultat est là.',
  'error.poll_running': 'Un autre sondage est encore ouvert.',
  'error.poll_running.next': 'Terminez-le d’abord, ou attendez sa fin.',
  'error.own_poll': 'C’est votre question : vous ne pouvez pas voter.',
  'error.own_poll.next': 'C’est la salle qui décide.',
  'error.may_not_vote': 'Vous ne pouvez pas voter dans cette salle pour le moment.',
  'error.may_not_vote.next': 'Vous pouvez continuer à regarder.',
  'error.too_many_polls': 'Cela fait déjà 100 sondages.',
  'error.too_many_polls.next': 'Gardez les suivants pour un autre direct.',
  'poll.add': 'Ajouter une réponse',
  'poll.answer': 'Réponse {number}',
  'poll.ask': 'Poser la question',
  'poll.changeable': 'Vous pouvez changer votre vote jusqu’à la fin.',
  'poll.end': 'Arrêter maintenant',
  'poll.new': 'Nouveau sondage',
  'poll.none': 'Demandez quoi montrer ensuite, ou quelle couleur l’emporte.',
  'poll.openFor': 'Ouvert pendant',
  'poll.over': 'Sondage terminé',
  'poll.question': 'Votre question',
  'poll.remove': 'Retirer la réponse {number}',
  'poll.title': 'Sondage',
  'poll.all': 'Sondages',
  'poll.signIn': 'Se connecter pour voter',
  'poll.votes': '{count, plural, =0 {aucun vote} one {# vote} other {# votes}}',
  'poll.yours': 'votre vote',
};
