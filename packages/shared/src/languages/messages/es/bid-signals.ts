import type { bidSignals as en } from '../en/bid-signals.ts';
import type { Translation } from '../translation.ts';

/** Who may bid to raise a price, as staff see it. */
export const bidSignals: Translation<typeof en> = {
  'admin.bids': 'Alertas de pujas',
  'admin.note.bids': 'Postores que podrían estar subiendo precios para quien vende. Solo lo ve tu equipo.',
  'people.done.bidder.cleared': 'Pujas sin problema',
  'bidSignals.column.bidder': 'Postor',
  'bidSignals.column.lot': 'Lote',
  'bidSignals.column.why': 'Por qué',
  'bidSignals.column.found': 'Detectado',
  'bidSignals.why.same-device': 'Mismo dispositivo que quien vende',
  'bidSignals.why.same-card': 'Misma tarjeta que quien vende',
  'bidSignals.why.same-address': 'Misma dirección o teléfono que quien vende',
  'bidSignals.why.same-network': 'Misma red que quien vende',
  'bidSignals.why.one-shop':
    'Pujó en {lots} lotes de esta tienda sin ganar ninguno; hizo subir el precio {pushed} veces',
  'bidSignals.why.takes-back': 'Retiró {takenBack} de {bids} pujas en 30 días',
  'bidSignals.why.new-account':
    'Cuenta con {hours, plural, =0 {menos de una hora} one {# hora} other {# horas}}; {bids} pujas en este lote y en ningún otro',
  'bidSignals.state.open': 'Abiertas',
  'bidSignals.state.dismissed': 'Descartadas',
  'bidSignals.state.banned': 'Vetados',
  'bidSignals.state.all': 'Todas',
  'bidSignals.showAll': 'Ver todas',
  'bidSignals.strength.strong': 'Fuerte',
  'bidSignals.strength.medium': 'Media',
  'bidSignals.strength.weak': 'Débil',
  'bidSignals.also':
    '{count, plural, one {También llama la atención en # lote más de esta tienda} other {También llama la atención en # lotes más de esta tienda}}',
  'bidSignals.shop': 'Tienda',
  'bidSignals.show': 'Directo',
  'bidSignals.number': 'Postor {number} en el registro',
  'bidSignals.log': 'Registro de pujas',
  'bidSignals.fullLog': 'Abrir el registro completo',
  'bidSignals.profile': 'Ver perfil',
  'bidSignals.noProof':
    'Una alerta no es una prueba. En casa se comparte la red, y los fans también pierden.',
  'bidSignals.clear': 'Descartar',
  'bidSignals.ban': 'Vetar en la tienda',
  'bidSignals.ask.dismissed': '¿Descartar la alerta?',
  'bidSignals.ask.banned': '¿Vetar a este postor en la tienda?',
  'bidSignals.means.dismissed':
    'No te avisaremos de esta persona en esta tienda por los mismos motivos durante 90 días. Tu decisión queda en el registro de auditoría.',
  'bidSignals.means.banned':
    'Ya no podrá pujar ni chatear en {shop}; verá que está vetada, pero no por qué. Las pujas ya hechas siguen contando. Queda en el registro de auditoría.',
  'bidSignals.did.dismissed': 'Alerta descartada.',
  'bidSignals.did.banned': 'Postor vetado en la tienda.',
  'error.suspicion_decided': 'Ya lo ha decidido otra persona del equipo.',
  'error.suspicion_decided.next': 'Pasa a la siguiente.',
};
