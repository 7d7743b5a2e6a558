import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'En directo',
  'landing.liveCounts':
    '{shows, plural, one {# directo} other {# directos}} · {viewers, plural, one {# persona mirando} other {# mirando}}',
  'landing.which': 'Qué directos',
  'landing.forYou': 'Para ti',
  'landing.following': 'Siguiendo',
  'landing.showAll': 'Ver todo',
  'landing.back': 'Antes en la fila',
  'landing.next': 'Más en la fila',
  'landing.nobodyLive': 'Nadie está en directo en este momento. Los próximos directos están justo debajo.',
  'landing.nobodyFollowedLive': 'Ninguna de las tiendas que sigues está en directo en este momento.',
  'landing.noneLiveHere': 'El último de estos directos acaba de terminar.',
  'landing.comingUp': 'Próximamente',
  'landing.timesIn': 'Horas de {place}',
  'landing.hall': 'Recorre el mercado',
  'landing.allCategories': 'Todas las categorías',
  'landing.endingSoon': 'Terminan pronto',
  'landing.serverClock': 'Las pujas se cierran con el reloj del servidor',
  'landing.newIn': 'Novedades',
  'landing.sinceMorning': '{count, plural, one {# desde esta mañana} other {# desde esta mañana}}',
  'landing.nearYou': 'Cerca de ti, muy pronto',
  'landing.twoWeeks': 'En las próximas dos semanas',
  'landing.shops': 'Tiendas que vale la pena seguir',
};
