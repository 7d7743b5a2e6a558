import type { recordings as en } from '../en/recordings.ts';
import type { Translation } from '../translation.ts';

/** How long shows are kept. */
export const recordings: Translation<typeof en> = {
  'people.done.recordings.changed': 'Réglages des enregistrements modifiés',
  'recordings.days': 'Jours après le direct',
  'recordings.daysRule': 'Choisissez entre {least} et {most} jours.',
  'recordings.keep': 'Durée de conservation des directs',
  'recordings.keep.always': 'Toujours conserver',
  'recordings.keep.alwaysNote': 'Les rediffusions ne sont jamais supprimées. Prévoyez assez de place.',
  'recordings.keep.days': 'Conserver un temps',
  'recordings.keep.daysNote':
    'Ensuite, la rediffusion est supprimée. Les clips des ventes restent jusqu’à la fin des délais de réclamation.',
  'recordings.keep.never': 'Ne pas enregistrer',
  'recordings.keep.neverNote':
    'Les nouveaux directs ne pourront pas être revus et il n’y aura pas de clips des ventes. Les rediffusions existantes restent.',
  'recordings.save': 'Enregistrer ces réglages',
  'recordings.size':
    '{shows, plural, =0 {Rien d’enregistré pour l’instant} one {# direct enregistré, {size}} other {# directs enregistrés, {size}}}',
  'recordings.title': 'Enregistrements des directs',
};
