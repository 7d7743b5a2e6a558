import type { auctionTerms as en } from '../en/auction-terms.ts';
import type { Translation } from '../translation.ts';

/** How an auction is set up: what bids go up by, when it begins. */
export const auctionTerms: Translation<typeof en> = {
  'editor.starts': 'Empiezan las pujas',
  'editor.starts.now': 'Al publicarlo',
  'editor.starts.later': 'A una hora fija',
  'editor.startDay': 'Fecha de inicio',
  'editor.startTime': 'Hora de inicio',
  'editor.startPast': 'Elige una hora que aún no haya pasado',
  'editor.startZone':
    'Tu zona horaria: {zone}. Los compradores la ven en la suya. La duración cuenta desde el inicio.',
  'hosting.bidders': 'Postores',
  'hosting.moreTerms': 'Más ajustes',
  'hosting.ownSteps': 'incrementos personalizados',
  'hosting.confirmsAbove': 'confirmar por encima de {price}',
  'hosting.extendsAtMost':
    '{count, plural, =0 {sin prórrogas} one {# prórroga como máximo} other {# prórrogas como máximo}}',
  'hosting.confirmAbove': 'Pedir confirmación por encima de',
  'hosting.confirmAboveNote': 'Una puja más alta solo cuenta cuando se confirma.',
  'hosting.noLimit': 'Sin límite',
  'hosting.mostExtensions': 'Máximo de prórrogas',
  'hosting.mostExtensionsNote': 'A partir de ahí, las pujas tardías no añaden tiempo.',
  'hosting.mostExtensionsRule': 'Un número hasta {most}',
  'hosting.shipsNowhere':
    '{count, plural, one {# lote no se puede enviar a ningún sitio, así que nadie puede pujar por él. Añade un método de envío.} other {# lotes no se pueden enviar a ningún sitio, así que nadie puede pujar por ellos. Añade un método de envío.}}',
  'hosting.toShipping': 'Ajustes de envío',
  'room.nextBidder': 'Cóbrame si quien gana no paga',
  'room.nextBidderNote': 'Si te toca a ti, te lo llevas por tu puja más alta. Vale para todo este directo.',
  'room.coupon': 'Cupón para lo que ganes',
  'room.couponHolds': '{code} vale para lo que ganes aquí',
  'room.couponNotThis': '{code} no vale para este lote, pero sí para otros de esta tienda',
  'room.couponNote':
    'Lo descontamos al cobrar tu tarjeta. Si ya no es válido cuando ganes, pagas el precio completo y te avisamos.',
  'room.couponOff': '{code} ya no vale: lo que ganes aquí se cobra a precio completo.',
  'room.couponLeft':
    '{count, plural, one {para un lote ganado} many {para # de lotes ganados} other {para # lotes ganados}}',
  'room.couponLeast': 'desde {amount}',
  'room.couponSome': 'solo algunos productos',
  'steps.title': 'Incrementos de puja',
  'steps.usual': 'Estándar',
  'steps.own': 'Personalizados',
  'steps.under': '{step} por debajo de {below}',
  'steps.above': 'después, {step}',
  'steps.always': 'Cada puja',
  'steps.from': 'Desde {price}',
  'steps.below': 'Por debajo de',
  'steps.belowRule': 'Debe superar el tramo anterior',
  'steps.step': 'Sube',
  'steps.add': 'Añadir un tramo',
  'steps.remove': 'Quitar el tramo {number}',
  'auction.rule.title': 'Cómo termina',
  'auction.rule.reset': 'Una puja a menos de {time} del final devuelve el reloj a {time}.',
  'auction.rule.add': 'Una puja a menos de {time} del final suma {time}.',
  'auction.rule.rising-floor':
    'Una puja a menos de {time} del final devuelve el reloj a {time} y, cada vez que pasa, la siguiente puja sube un incremento más.',
  'auction.rule.sudden-death': 'Termina a la hora exacta. Las pujas tardías no añaden tiempo.',
  'auction.rule.random': 'Termina en un momento secreto, a menos de {time} del final: no esperes al reloj.',
  'auction.rule.sealed':
    'El momento se sorteó y se selló de antemano. El registro de pujas lo revela después.',
  'auction.rule.seal': 'Sello',
  'editor.closes.rising-floor': 'El reloj vuelve a {time} y los incrementos aumentan',
  'editor.closes.random': 'Nada: termina en un momento secreto, a menos de {time} del final',
  'auction.yourMaximumNote':
    'Solo tú puedes verlo. Pujaremos por ti cuando empiece, paso a paso, y puedes cambiarlo hasta entonces.',
  'auction.change': 'Cambiarlo',
  'auction.preBidStands': 'Tu puja está hecha. Contará cuando empiece la subasta.',
  'auction.preBidGone': 'Has cancelado tu puja',
  'auction.cancel': 'Cancelar',
  'auction.startsIn': 'Empieza en',
  'auction.watchNoteWaiting': 'Te avisaremos cuando empiecen las pujas y antes de que terminen.',
};
