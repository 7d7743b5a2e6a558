import type { landing as english } from '../en/landing.ts';
import type { Translation } from '../translation.ts';

export const landing: Translation<typeof english> = {
  'landing.liveNow': 'En directo',
  'landing.liveCounts':
    '{shows, plural, one {# directo} other {# directos}} · {viewers, plural, one {# persona viendo} other {# viendo}}',
  'landing.which': 'Filtrar directos',
  'landing.forYou': 'Para ti',
  'landing.following': 'Siguiendo',
  'landing.showAll': 'Ver todo',
  'landing.back': 'Desplazar hacia atrás',
  'landing.next': 'Desplazar hacia delante',
  'landing.nobodyLive': 'Ahora mismo no hay nadie en directo. Los próximos directos están justo debajo.',
  'landing.nobodyFollowedLive': 'Ninguna de las tiendas que sigues está en directo ahora mismo.',
  'landing.noShows': 'Ahora mismo no hay directos en marcha ni programados.',
  'landing.noneLiveHere': 'El último de estos directos acaba de terminar.',
  'landing.comingUp': 'Próximamente',
  'landing.timesIn': 'Horas de {place}',
  'landing.hall': 'Compra por categoría',
  'landing.allCategories': 'Todas las categorías',
  'landing.endingSoon': 'Terminan pronto',
  'landing.serverClock': 'Las subastas cierran según el reloj del mercado',
  'landing.newIn': 'Novedades',
  'landing.sinceMorning': '{count, plural, one {# nuevo hoy} other {# nuevos hoy}}',
  'landing.nearYou': 'Eventos cerca de ti',
  'landing.twoWeeks': 'En las próximas dos semanas',
  'landing.shops': 'Tiendas que vale la pena seguir',
};
