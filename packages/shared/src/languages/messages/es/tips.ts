import type { tips as en } from '../en/tips.ts';
import type { Translation } from '../translation.ts';

/** Tips in the room of a show. */
export const tips: Translation<typeof en> = {
  'error.own_show': 'Este es tu propio directo.',
  'error.own_show.next': 'Aquí pueden darte propinas los demás.',
  'error.may_not_tip': 'Ahora no puedes dar propinas en esta sala.',
  'error.may_not_tip.next': 'Puedes seguir viendo el directo.',
  'error.tip_not_given': 'Esta propina no se puede devolver.',
  'error.tip_not_given.next': 'Ya se devolvió o nunca se cobró.',
  'tip.choose': 'Elige un importe',
  'tip.give': 'Dar {amount}',
  'tip.given': 'Diste {amount} a {name}. ¡Gracias!',
  'tip.howMuch': 'Importe',
  'tip.note':
    'Toda la sala ve tu propina. Las propinas no son compras y no las cubre la protección del comprador.',
  'tip.other': 'Otro',
  'tip.payWith': 'Pagar con',
  'tip.said': 'dio {amount} de propina',
  'tip.title': 'Propina para {name}',
  'tip.wallet': 'Monedero ({amount})',
  'admin.tips': 'Propinas',
  'admin.note.tips': 'Lo que el público dio en los directos. Devuelve una si se dio por error o con fraude.',
  'notifications.text.tipSentBack': 'Tu propina de {price} a {shop} vuelve a estar en tu monedero',
  'notifications.text.tipTakenBack': 'Hemos devuelto una propina de {price} de «{show}» a quien la dio',
  'notifications.text.tipChargedBack':
    'El banco de un espectador ha retirado una propina de {price} de «{show}»',
  'notifications.text.tipGivenAgain':
    'Una propina de {price} de «{show}» vuelve a ser tuya: el banco del espectador la ha dado por buena.',
  'tips.byCard': 'Con tarjeta',
  'tips.cameBack': 'Un banco retiró {amount}',
  'tips.from': 'De',
  'tips.fromWallet': 'Del monedero',
  'tips.left': 'Antiguo miembro',
  'tips.reasonHint': 'Solo lo lee el equipo.',
  'tips.sendBack': 'Devolver',
  'tips.sendBackTitle': '¿Devolver {amount}?',
  'tips.sendBackNote':
    '{name} lo recupera en su monedero, lo paga {shop} y devolvemos nuestra comisión. Avisaremos a las dos partes y la quitaremos del chat.',
  'tips.sentBack': '{amount} devueltos',
  'tips.states.pending': 'A la espera del banco',
  'tips.states.given': 'Dada',
  'tips.states.failed': 'Sin pagar',
  'tips.states.sent-back': 'Devuelta',
};
