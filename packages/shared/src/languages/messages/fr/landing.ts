import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'En direct',
  'landing.liveCounts':
    '{shows, plural, one {# direct} other {# directs}} · {viewers, plural, one {# personne regarde} other {# regardent}}',
  'landing.which': 'Quels directs',
  'landing.forYou': 'Pour vous',
  'landing.following': 'Suivis',
  'landing.showAll': 'Tout voir',
  'landing.back': 'Plus tôt dans la rangée',
  'landing.next': 'Plus loin dans la rangée',
  'landing.nobodyLive': 'Personne n’est en direct en ce moment. Les prochains directs sont juste en dessous.',
  'landing.nobodyFollowedLive': 'Aucune des boutiques que vous suivez n’est en direct en ce moment.',
  'landing.noneLiveHere': 'Le dernier de ces directs vient de se terminer.',
  'landing.comingUp': 'À venir',
  'landing.timesIn': 'Heures de {place}',
  'landing.hall': 'Flâner dans la halle',
  'landing.allCategories': 'Toutes les catégories',
  'landing.endingSoon': 'Bientôt terminées',
  'landing.serverClock': 'Les enchères se terminent à l’horloge du serveur',
  'landing.newIn': 'Nouveautés',
  'landing.sinceMorning': '{count, plural, one {# depuis ce matin} other {# depuis ce matin}}',
  'landing.nearYou': 'Près de vous, bientôt',
  'landing.twoWeeks': 'Dans les deux semaines à venir',
  'landing.shops': 'Boutiques à suivre',
};
