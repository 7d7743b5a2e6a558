import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../translation.ts';

export const mail: Translation<typeof english> = {
  'mail.hello': 'Hola, {name}:',
  'mail.codeLife': 'El código vale 10 minutos y una sola vez. No se lo digas a nadie: nunca te lo pediremos.',
  'mail.codeIgnore': 'Si no lo has pedido, no tienes que hacer nada.',
  'mail.linkInstead': 'Si el botón no funciona, abre esta dirección:',
  'mail.notYou': '¿No has sido tú? Elige ya una contraseña nueva y revisa tus dispositivos.',
  'mail.notYouSupport': '¿No has sido tú? Avisa cuanto antes a quienes llevan {market}.',
  'mail.choices': 'En tus ajustes, en Notificaciones, eliges qué correos recibes.',
  'mail.footer': 'Enviado por {market}, porque allí se indicó esta dirección.',
  'mail.button.signIn': 'Iniciar sesión',
  'mail.button.newPassword': 'Elegir una contraseña nueva',
  'mail.button.account': 'Ver tu cuenta',
  'mail.button.support': 'Contactar con soporte',
  'mail.button.answerOffer': 'Responder a la oferta',
  'mail.button.offers': 'Ver tus ofertas',
  'mail.button.product': 'Verlo',
  'mail.button.market': 'Ir a {market}',
  'mail.way.password': 'con tu contraseña',
  'mail.way.email-code': 'con un código enviado por correo',
  'mail.way.passkey': 'con una llave de acceso',
  'mail.way.google': 'con Google',
  'mail.way.apple': 'con Apple',
  'mail.way.signup': 'con una cuenta nueva',
  'mail.way.reset': 'con un enlace recibido por correo',

  'mail.verify-email.subject': '{code} es tu código de {market}',
  'mail.verify-email.title': '¿Es esta tu dirección?',
  'mail.verify-email.text': 'Escribe este código para confirmar que esta dirección de correo es tuya.',
  'mail.already-member.subject': 'Ya tienes una cuenta en {market}',
  'mail.already-member.text':
    'Alguien ha indicado esta dirección para una cuenta nueva o un cambio de correo. Ya pertenece a tu cuenta, así que no ha cambiado nada. Puedes iniciar sesión con ella.',
  'mail.sign-in-code.subject': '{code} es tu código para entrar en {market}',
  'mail.sign-in-code.title': 'Tu código para entrar',
  'mail.sign-in-code.text': 'Escribe este código donde estás iniciando sesión.',
  'mail.reset-password.subject': 'Elige una contraseña nueva para {market}',
  'mail.reset-password.title': 'Elige una contraseña nueva',
  'mail.reset-password.text':
    'Has pedido una contraseña nueva. El enlace vale una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'mail.reset-password.after':
    'Si no la has pedido, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  'mail.password-changed.subject': 'Tu contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
  'mail.change-email.subject': '{code} confirma tu nueva dirección',
  'mail.change-email.title': 'Tu nueva dirección',
  'mail.change-email.text':
    'Escribe este código para usar esta dirección de correo en tu cuenta de {market}.',
  'mail.email-changed.subject': 'Tu dirección de correo ha cambiado',
  'mail.email-changed.text': 'Tu cuenta usa ahora {newEmail}. Esta dirección ya no la abre.',
  'mail.confirm-code.subject': '{code} confirma que eres tú',
  'mail.confirm-code.title': '¿Eres tú?',
  'mail.confirm-code.text': 'Escribe este código para continuar. Protege los cambios en tu cuenta.',
  'mail.new-sign-in.subject': 'Un dispositivo nuevo ha entrado en tu cuenta',
  'mail.new-sign-in.text': '{device} acaba de entrar en tu cuenta, {way}.',
  'mail.passkey-added.subject': 'Se ha añadido una llave de acceso a tu cuenta',
  'mail.passkey-added.text': 'La llave de acceso «{passkey}» abre tu cuenta desde ahora.',
  'mail.passkey-removed.subject': 'Se ha quitado una llave de acceso de tu cuenta',
  'mail.passkey-removed.text': 'La llave de acceso «{passkey}» ya no abre tu cuenta.',
  'mail.second-factor-on.subject': 'Entrar en tu cuenta pide ahora un segundo paso',
  'mail.second-factor-on.text':
    'Desde ahora se pide también un código de tu aplicación de autenticación. Guarda los códigos de recuperación donde los encuentres sin el teléfono.',
  'mail.second-factor-off.subject': 'Entrar en tu cuenta vuelve a pedir un solo paso',
  'mail.second-factor-off.text': 'Tu cuenta se abre ahora sin un código de tu aplicación de autenticación.',
  'mail.recovery-code-used.subject': 'Un código de recuperación ha abierto tu cuenta',
  'mail.recovery-code-used.text':
    'No se puede usar otra vez. {left, plural, =0 {Era el último: crea otros nuevos ahora.} one {Queda # código.} other {Quedan # códigos.}}',
  'mail.identity-linked.subject': '{provider} abre ahora tu cuenta',
  'mail.identity-linked.text': 'Desde ahora puedes entrar en tu cuenta con {provider}.',
  'mail.seller-approved.subject': 'Eres un vendedor verificado',
  'mail.seller-approved.text':
    'Hemos revisado tus documentos y todo está en orden. Tu perfil lleva ahora la marca de vendedor verificado.',
  'mail.seller-refused.subject': 'Hay que revisar tus documentos',
  'mail.seller-refused.text': 'Con lo que has enviado aún no podemos verificarte como vendedor. El motivo:',
  'mail.seller-refused.after': 'Puedes volver a enviar tus documentos cuando quieras.',
  'mail.account-deleted.subject': 'Tu cuenta se ha eliminado',
  'mail.account-deleted.text':
    'Tu cuenta en {market} ya no existe, ni nada de lo que era solo tuyo. Lo que la contabilidad debe conservar ya no lleva tu nombre. Gracias por el tiempo que has pasado aquí.',

  'mail.offer-received.subject': '{buyer} ofrece {price}',
  'mail.offer-received.text':
    '{buyer} daría {price} por «{product}». Puedes aceptarlo, rechazarlo o proponer otro precio en 48 horas.',
  'mail.offer-counter-accepted.subject': '{buyer} acepta tu precio de {price}',
  'mail.offer-counter-accepted.text':
    '{buyer} ha aceptado {price} por «{product}». El precio le vale durante 24 horas.',
  'mail.offer-accepted.subject': 'Tu oferta de {price} ha sido aceptada',
  'mail.offer-accepted.text': '«{product}» es tuyo por {price} si lo compras en 24 horas.',
  'mail.offer-accepted.after':
    'El precio te espera en el carrito. Vale para una unidad, y otros aún pueden comprar la última.',
  'mail.offer-countered.subject': 'El vendedor aceptaría {price}',
  'mail.offer-countered.text':
    'Ofreciste {offered} por «{product}». El vendedor aceptaría {price}. Tienes 48 horas para decir que sí.',
  'mail.offer-declined.subject': 'Tu oferta de {price} ha sido rechazada',
  'mail.offer-declined.text':
    'El vendedor no ha aceptado {price} por «{product}». Puedes ofrecer más o comprarlo a su precio.',
  'mail.offer-expired.subject': 'Tu oferta de {price} ha caducado',
  'mail.offer-expired.text':
    'El vendedor no respondió en 48 horas. Puedes volver a ofertar por «{product}» o comprarlo a su precio.',
  'mail.price-drop.subject': 'Ahora {price}, antes {before}',
  'mail.price-drop.text': '«{product}», que guardas entre tus favoritos, ha bajado de {before} a {price}.',
  'mail.back-in-stock.subject': 'Uno de tus favoritos ha vuelto',
  'mail.back-in-stock.text':
    '«{product}», que guardas entre tus favoritos, se puede comprar otra vez por {price}.',
  'mail.text.phone-code': '{code} es tu código de {market}. Vale 10 minutos.',

  'outbox.title': 'Correos y mensajes de texto',
  'outbox.note': 'Lo que la demo no envía fuera se queda aquí 7 días.',
  'outbox.list': 'Mensajes, primero los más recientes',
  'outbox.sms': 'Mensaje de texto',
  'outbox.to': 'Para',
  'outbox.copyCode': 'Copiar {code}',
  'outbox.copied': 'Copiado',
  'outbox.openLink': 'Abrir el enlace',
  'outbox.empty': 'Aún no se ha enviado nada',
  'outbox.emptyNote':
    'Inicia sesión con un código por correo, por ejemplo: el mensaje aparece aquí un instante después.',
  'outbox.emptyAction': 'Ir al inicio de sesión',
  'outbox.choose': 'Elige un mensaje para leerlo',
  'outbox.failed': 'No se han podido leer los mensajes',
  'outbox.gone': 'Este mensaje ya no se conserva',
  'outbox.body': 'El mensaje tal como se leería',
  'outbox.back': 'Todos los mensajes',
  'outbox.asMail': 'Con diseño',
  'outbox.asText': 'Solo texto',
};
