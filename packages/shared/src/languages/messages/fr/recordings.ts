import type { recordings as en } from '../en/recordings.ts';
import type { Translation } from '../translation.ts';

/** How long shows are kept. */
export const recordings: Translation<typeof en> = {
  'people.done.recordings.changed': 'Réglages des enregistrements modifiés',
  'recordings.days': 'Jours après le live',
  'recordings.daysRule': 'Choisissez entre {least} et {most} jours.',
  'recordings.keep': 'Durée de conservation des lives',
  'recordings.keep.always': 'Toujours conserver',
  'recordings.keep.alwaysNote': 'Les replays ne sont jamais supprimés. Prévoyez assez de place.',
  'recordings.keep.days': 'Conserver un temps',
  'recordings.keep.daysNote':
    'Ensuite, le replay est supprimé. Les extraits des ventes restent jusqu’à la fin des délais de réclamation.',
  'recordings.keep.never': 'Ne pas enregistrer',
  'recordings.keep.neverNote':
    'Les nouveaux lives ne pourront pas être revus et il n’y aura pas d’extraits des ventes. Les replays existants restent.',
  'recordings.save': 'Enregistrer ces réglages',
  'recordings.size':
    '{shows, plural, =0 {Rien d’enregistré pour l’instant} one {# live enregistré, {size}} other {# lives enregistrés, {size}}}',
  'recordings.title': 'Enregistrements des lives',
};
