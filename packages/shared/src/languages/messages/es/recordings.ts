import type { recordings as en } from '../en/recordings.ts';
import type { Translation } from '../translation.ts';

/** How long shows are kept. */
export const recordings: Translation<typeof en> = {
  'people.done.recordings.changed': 'Ajustes de grabación cambiados',
  'recordings.days': 'Días después del directo',
  'recordings.daysRule': 'Elige entre {least} y {most} días.',
  'recordings.keep': 'Cuánto tiempo se guardan los directos',
  'recordings.keep.always': 'Guardar siempre',
  'recordings.keep.alwaysNote': 'Las repeticiones no se borran nunca. Asegúrate de tener espacio.',
  'recordings.keep.days': 'Guardar un tiempo',
  'recordings.keep.daysNote':
    'Después se borra la repetición. Los clips de ventas se quedan hasta que acaben los plazos de reclamación.',
  'recordings.keep.never': 'No grabar',
  'recordings.keep.neverNote':
    'Los directos nuevos no se podrán volver a ver ni habrá clips de ventas. Las repeticiones existentes se quedan.',
  'recordings.save': 'Guardar ajustes de grabación',
  'recordings.size':
    '{shows, plural, =0 {Aún no hay nada grabado} one {# directo grabado, {size}} other {# directos grabados, {size}}}',
  'recordings.title': 'Grabaciones de directos',
};
