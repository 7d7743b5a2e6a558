import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'En direct',
  'landing.liveCounts':
    '{shows, plural, one {# direct} other {# directs}} · {viewers, plural, one {# personne regarde} other {# regardent}}',
  'landing.which': 'Filtrer les directs',
  'landing.forYou': 'Pour vous',
  'landing.following': 'Suivis',
  'landing.showAll': 'Tout afficher',
  'landing.back': 'Faire défiler en arrière',
  'landing.next': 'Faire défiler en avant',
  'landing.nobodyLive':
    'Personne n’est en direct pour le moment. Les prochains directs sont juste en dessous.',
  'landing.nobodyFollowedLive': 'Aucune des boutiques que vous suivez n’est en direct en ce moment.',
  'landing.noShows': 'Aucun direct en cours ni programmé pour le moment.',
  'landing.noneLiveHere': 'Le dernier de ces directs vient de se terminer.',
  'landing.comingUp': 'À venir',
  'landing.timesIn': 'Heures de {place}',
  'landing.hall': 'Acheter par catégorie',
  'landing.allCategories': 'Toutes les catégories',
  'landing.endingSoon': 'Bientôt terminées',
  'landing.serverClock': 'Clôture à l’heure du marché',
  'landing.newIn': 'Nouveautés',
  'landing.sinceMorning': '{count, plural, one {# ajouté aujourd’hui} other {# ajoutés aujourd’hui}}',
  'landing.nearYou': 'Événements près de chez vous',
  'landing.twoWeeks': 'Dans les deux semaines à venir',
  'landing.shops': 'Boutiques à suivre',
};
