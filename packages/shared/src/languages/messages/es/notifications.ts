import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  'bell.today': 'Hoy',
  'bell.earlier': 'Antes',
  'bell.readAll': 'Marcar todo como leído',
  'bell.new': 'Nuevo',
  'bell.delete': 'Borrar',
  'bell.deleteOf': 'Borrar: {text}',
  'bell.more': 'Mostrar anteriores',
  'bell.choices': 'Elige tus notificaciones',
  'bell.empty': 'Todo al día',
  'bell.emptyNote': 'Aquí verás los mensajes, pujas, ofertas y directos que sigues.',
  'bell.failed': 'No hemos podido cargar tus notificaciones',
  'bell.failedNote': 'Volverán cuando tengas conexión.',
  'bell.notSaved': 'No hemos podido guardarlo.',
  'bell.signIn': 'Aún no hay nada',
  'bell.signInNote': 'Inicia sesión para enterarte de mensajes, pujas y directos.',

  'notifications.text.message': '{name}: {line}',
  'notifications.text.messagePicture': '{name} te ha enviado una foto',
  'notifications.text.messageCard': '{name} ha compartido algo del mercado',
  'notifications.text.messages':
    '{count, plural, one {{name} te ha enviado un mensaje} other {{name} te ha enviado # mensajes}}',
  'notifications.text.auctionBegun': 'Ya puedes pujar por «{product}», desde {price}',
  'notifications.text.auctionEndsInDay': '«{product}» termina en un día. Va por {price}.',
  'notifications.text.auctionEndsInHour': '«{product}» termina en una hora. Va por {price}.',
  'notifications.text.auctionEndsInTenMinutes': '«{product}» termina en diez minutos. Va por {price}.',
  'notifications.text.auctionEndsInMinute': 'Último minuto de «{product}»: va por {price}',
  'notifications.text.bidderApproved': '{shop} te ha aprobado. Ya puedes pujar en sus subastas.',
  'notifications.text.preBidNotWanted': '«{product}» empezó sin tu puja: este vendedor no acepta tus pujas.',
  'notifications.text.preBidNotApproved':
    '«{product}» empezó sin tu puja: el vendedor aún no te ha aprobado.',
  'notifications.text.preBidOverLimit':
    '«{product}» empezó sin tu puja: supera lo que el vendedor te permite. Aún puedes pujar por menos.',
  'notifications.text.preBidOverOwnLimit': '«{product}» empezó sin tu puja: superaba tu límite de gasto.',
  'notifications.text.preBidOnBreak':
    '«{product}» empezó sin tu puja: te estás tomando un descanso de las compras.',
  'notifications.text.preBidNoCard':
    '«{product}» empezó sin tu puja: no hay ninguna tarjeta en tu cuenta. Añade una y vuelve a pujar.',
  'notifications.text.preBidNoAddress':
    '«{product}» empezó sin tu puja: no hay una dirección de envío. Añade una y vuelve a pujar.',
  'notifications.text.preBidNotSent': '«{product}» empezó sin tu puja: la tienda no envía a tu dirección.',
  'notifications.text.preBidNotConfirmed':
    '«{product}» empezó sin tu puja: una puja tan alta necesita tu confirmación. Vuelve a pujar.',
  'notifications.text.preBidNotCounted':
    '«{product}» empezó sin tu puja: no pudimos hacerla. Aún puedes pujar.',
  'notifications.text.lotTakenDown':
    '«{product}» se retiró antes de que empezaran las pujas, así que tu puja ya no cuenta',
  'notifications.text.lotOffList':
    '«{product}» ya no está en la lista de «{show}», así que tu puja ya no cuenta',
  'notifications.text.lotNotReached':
    '«{show}» terminó antes de que saliera «{product}», así que tu puja ya no cuenta',
  'notifications.text.showCancelledForBidders':
    '{shop} ha cancelado «{show}», así que tus pujas por sus lotes ya no cuentan',
  'notifications.text.lotMoved': 'Las pujas por «{product}» empiezan a otra hora. Tu puja sigue contando.',
  'notifications.text.lotStoppedForBidders':
    'Nuestro equipo detuvo la subasta de «{product}» antes de tiempo. Nadie gana ni paga. El registro de pujas dice por qué.',
  'notifications.text.showMovedForBidders':
    '«{show}», de {shop}, tiene nueva hora de inicio. Tus pujas por sus lotes siguen contando.',
  'notifications.text.outbid': 'Han superado tu puja por «{product}» con {price}. Aún puede ser tuyo.',
  'notifications.text.won': 'Has ganado «{product}» por {price}',
  'notifications.text.paymentFailed':
    'Tu pago de {price} por el pedido {order} no se completó. No se te ha cobrado nada.',
  'notifications.text.holdEnding':
    '{pieces, plural, one {Te guardamos tu artículo} other {Te guardamos tus # artículos}} dos minutos más',
  'notifications.text.orderReceived':
    'Nuevo pedido de {buyer} por {price}. Ya puedes preparar el pedido {order}.',
  'notifications.text.orderPaid': 'El pedido {order} está pagado. La tienda lo está preparando.',
  'notifications.text.ticketsBought': 'Ya tienes tus entradas para {event}. Pedido {order}.',
  'notifications.text.ticketsSold': '{buyer} compró entradas para {event}: {price}. Pedido {order}.',
  'notifications.text.eventCancelled': '{event} se ha cancelado. Te devolvemos {price}.',
  'notifications.text.freeEventCancelled': '{event} se ha cancelado',
  'notifications.text.eventMoved':
    '{event} cambia de fecha u hora. Si no puedes ir, pide el reembolso desde tu pedido.',
  'notifications.text.eventRelocated':
    '{event} tiene un nuevo lugar o enlace: míralo en tu pedido. Si no puedes ir, pide allí el reembolso.',
  'notifications.text.orderPacked': 'El pedido {order} está preparado y listo para enviarse',
  'notifications.text.orderToFetch': 'El pedido {order} está listo: ya puedes recogerlo en {shop}',
  'notifications.text.orderFetched':
    '{shop} indica que recogiste el pedido {order}. ¿No fuiste tú? Informa de un problema desde tu pedido.',
  'notifications.text.orderShipped': 'El pedido {order} va de camino',
  'notifications.text.orderJoined':
    'El pedido {order} va en un mismo paquete con otro tuyo. Te devolvemos lo que se ahorra en el envío.',
  'notifications.text.orderPartShipped': 'Una parte del pedido {order} está en camino',
  'notifications.text.orderTracking': 'El pedido {order} tiene un nuevo seguimiento',
  'notifications.text.orderDelivered': 'El pedido {order} ha llegado',
  'notifications.text.orderCancelled': 'El pedido {order} se ha cancelado',
  'notifications.text.orderCancelAsked': '{buyer} quiere cancelar el pedido {order}',
  'notifications.text.orderCancelDeclined':
    'La tienda no puede cancelar el pedido {order}: ya lo está preparando',
  'notifications.text.orderRefunded': 'Te devolvemos {price} del pedido {order}',
  'notifications.text.refundKept': 'Los {price} del pedido {order} están en tu monedero, como pediste',
  'notifications.text.refundByShop':
    '{shop} te devuelve {price} del pedido {order}. Pagaste directamente a la tienda, así que el dinero te llega de ella.',
  'notifications.text.refundOwed': 'Devuelve {price} a {buyer} por el pedido {order}. Te pagó directamente.',
  'notifications.text.refundInWallet':
    'No pudimos devolver a tu tarjeta {price} del pedido {order}. Lo tienes en tu monedero.',
  'notifications.text.moneyInWallet': 'No pudimos devolver {price} a tu tarjeta. Lo tienes en tu monedero.',
  'notifications.text.problemReported':
    '{buyer} dice que hay un problema con el pedido {order}. Responde en un plazo de 48 horas.',
  'notifications.text.returnAsked':
    '{buyer} quiere devolver el pedido {order}. Responde en un plazo de 48 horas.',
  'notifications.text.disputeSaid': 'Hay novedades sobre el problema con el pedido {order}',
  'notifications.text.disputeOffer': 'La tienda te ofrece devolverte {price} del pedido {order}',
  'notifications.text.returnAgreed': 'Se ha aceptado la devolución del pedido {order}. Envíalo a la tienda.',
  'notifications.text.disputeWithStaff': 'Nuestro equipo está revisando el pedido {order} y decidirá',
  'notifications.text.returnSent': 'El pedido {order} va de vuelta hacia ti',
  'notifications.text.disputeSettled': 'El problema con el pedido {order} está resuelto',
  'notifications.text.disputeDecided': 'Nuestro equipo ha resuelto el caso del pedido {order}',
  'notifications.text.chargebackOpened':
    'El banco del comprador ha retirado {price} del pedido {order}. Tus ganancias quedan retenidas hasta que decida.',
  'notifications.text.chargebackWon':
    'El banco te ha dado la razón: {price} del pedido {order} vuelven a ser tuyos',
  'notifications.text.chargebackLost':
    'El banco ha dado la razón al comprador: {price} del pedido {order} se han devuelto',
  'notifications.text.evidenceRefused':
    'El banco no aceptó tus pruebas del pedido {order}. {price} siguen retenidos hasta que decida.',
  'notifications.text.topUpChargedBack':
    'Tu banco retiró tu recarga de {price}. Ese saldo queda retenido hasta que decida.',
  'notifications.text.topUpChargeWon':
    'Tu banco dio por buena tu recarga de {price}. El saldo vuelve a ser tuyo.',
  'notifications.text.topUpChargeLost':
    'Tu banco se quedó con tu recarga de {price}, así que ese saldo ya no está',
  'notifications.text.creditChargedBack':
    'Tu banco retiró un pago. Los {price} reembolsados en tu monedero quedan retenidos hasta que decida.',
  'notifications.text.creditChargeWon':
    'Tu banco dio por bueno el pago. Los {price} reembolsados en tu monedero vuelven a ser tuyos.',
  'notifications.text.creditChargeLost':
    'Tu banco te devolvió el pago, así que los {price} reembolsados en tu monedero ya no están',
  'notifications.text.orderByStaff': 'Nuestro equipo ha intervenido en el pedido {order}. Échale un vistazo.',
  'notifications.text.reserveKept':
    'Retenemos {price} del pedido {order} hasta el {day} por si hay contracargos',
  'notifications.text.offerReceived': '{buyer} ha ofrecido {price} por «{product}»',
  'notifications.text.offerAccepted':
    'Tu oferta ha sido aceptada: «{product}» es tuyo por {price} si lo compras en 24 horas',
  'notifications.text.offerCountered':
    'Ofreciste {offered} por «{product}». El vendedor te hace una contraoferta de {price}.',
  'notifications.text.offerCounterAccepted': '{buyer} ha aceptado tu contraoferta de {price} por «{product}»',
  'notifications.text.offerDeclined': 'Tu oferta de {price} por «{product}» ha sido rechazada',
  'notifications.text.offerExpired': 'Tu oferta de {price} por «{product}» ha caducado',
  'notifications.text.offers':
    '{count, plural, one {# oferta nueva para ti} other {# ofertas nuevas para ti}}',
  'notifications.text.priceDrop': '«{product}» ahora cuesta {price}, antes {before}',
  'notifications.text.priceDrops':
    '{count, plural, one {# de tus favoritos ha bajado de precio} other {# de tus favoritos han bajado de precio}}',
  'notifications.text.backInStock': '«{product}» vuelve a estar disponible por {price}',
  'notifications.text.backInStocks':
    '{count, plural, one {# de tus favoritos vuelve a estar disponible} other {# de tus favoritos vuelven a estar disponibles}}',
  'notifications.text.showStarting': '«{show}», de {shop}, está empezando',
  'notifications.text.showTomorrow': '«{show}», de {shop}, empieza mañana',
  'notifications.text.showSoon': '«{show}», de {shop}, empieza en 10 minutos',
  'notifications.text.showMoved': '«{show}», de {shop}, tiene nueva hora de inicio',
  'notifications.text.showCancelled': '{shop} ha cancelado «{show}»',
  'notifications.text.lotComingUp': '«{product}» llega pronto en «{show}»',
  'notifications.text.followedShopLive': '{shop} está en directo: «{show}»',
  'notifications.text.payout': '{price} van de camino a tu banco',
  'notifications.text.payoutFailed': 'No se pudieron enviar {price} a tu banco. Están de nuevo en tu saldo.',
  'notifications.text.payoutFailedForNow':
    'No se pudieron enviar {price} a tu banco. Están de nuevo en tu saldo y lo intentaremos otra vez el {day}.',
  'notifications.text.payoutWaits':
    'Tu cobro programado espera a otro que se está enviando. Enviaremos el resto el {day}.',
  'notifications.text.payoutDetails':
    'Nuestro proveedor de pagos necesita verificar tu identidad antes de pagarte',
  'notifications.text.debtBooked': 'Tu pago de {price} al mercado ha llegado',
  'notifications.text.debtUnbooked': 'Tu pago de {price} al mercado se registró por error y se ha anulado',

  'quiet.title': 'Horas de silencio',
  'quiet.note':
    'En estas horas solo te avisaremos si superan tu puja, si ganas o si empieza un directo o un lote que pediste. Lo demás te llegará cuando terminen.',
  'quiet.on': 'Usar horas de silencio',
  'quiet.from': 'Desde',
  'quiet.to': 'Hasta',
  'quiet.zone': 'En tu zona horaria: {zone}',
  'quiet.same': 'Elige dos horas distintas',
  'quiet.now': 'En silencio hasta las {time}',

  'push.title': 'Notificaciones push en este dispositivo',
  'push.note': 'Recíbelas aquí aunque el mercado esté cerrado. Elige arriba cuáles.',
  'push.turnOn': 'Activar',
  'push.turnOff': 'Desactivar',
  'push.isOn': 'Activadas en este dispositivo',
  'push.denied': 'Tu navegador bloquea las notificaciones del mercado',
  'push.deniedHelp':
    'Pulsa el icono junto a la dirección, permite las notificaciones y recarga la página. En un teléfono, busca este sitio en los ajustes del navegador.',
  'push.unsupported': 'Este navegador no admite notificaciones push',
  'push.unsupportedNote':
    'En un iPhone o iPad, añade el mercado a la pantalla de inicio y ábrelo desde allí. Las ventanas privadas tampoco las admiten.',
  'push.failed': 'No hemos podido activar las notificaciones push.',
  'push.failedNote':
    'Tu navegador no pudo conectar con su servicio de notificaciones. Inténtalo de nuevo en un momento.',
};
