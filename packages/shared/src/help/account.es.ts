import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Tu cuenta: acceso, dirección, tarjeta',
    summary: 'Una sola cuenta para comprar y vender. Lo que configuras una vez sirve en todas partes.',
    sections: [
      {
        heading: 'Iniciar sesión',
        paragraphs: [
          'Con contraseña, con un código por correo, con una llave de acceso, o con Google o Apple donde este mercado lo ofrezca. Cerrar la sesión en una pestaña la cierra en todas.',
        ],
      },
      {
        heading: 'Qué rellenar',
        paragraphs: [
          'Una dirección de envío en Ajustes, y una tarjeta en tu primera compra. Necesitas ambas para pujar.',
        ],
      },
    ],
  },
  {
    slug: 'signing-in',
    topic: 'account',
    audience: 'everyone',
    title: 'Iniciar sesión, y qué hacer si no funciona',
    summary:
      'Una contraseña, un código por correo, una llave de acceso, Google o Apple: cualquiera abre la misma cuenta.',
    sections: [
      {
        heading: 'Formas de entrar',
        paragraphs: [
          'Con tu correo y tu contraseña; o con «Envíame un código por correo», que te manda seis cifras que caducan en diez minutos; o con una llave de acceso, sin escribir nada. Google y Apple están donde este mercado los ofrece.',
          'El mercado responde igual tenga o no cuenta una dirección. Si no llega ningún correo, busca primero un error al escribirla y después mira en el correo no deseado.',
        ],
      },
      {
        heading: 'Contraseña olvidada',
        paragraphs: [
          '«¿La olvidaste?» te envía un enlace por correo. Sirve una sola vez, durante 30 minutos. Al guardar la contraseña nueva se cierra tu sesión en los demás dispositivos.',
          'Si usas la verificación en dos pasos, también te pediremos ese código.',
        ],
      },
      {
        heading: 'Tu dirección de correo',
        paragraphs: [
          'Tras registrarte recibes un código de seis cifras. Escríbelo para confirmar que la dirección es tuya: hasta entonces, otra persona podría reclamarla.',
          'La dirección se cambia en Ajustes, Seguridad. Cambia cuando escribes el código enviado a la nueva; a la antigua se le avisa.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Llaves de acceso, verificación en dos pasos y dispositivos',
    summary:
      'Una llave de acceso es la forma más segura de entrar. En Ajustes, Seguridad ves además cada dispositivo con la sesión abierta.',
    sections: [
      {
        heading: 'Llaves de acceso',
        paragraphs: [
          'Entra con la cara, la huella o el PIN del dispositivo. No hay nada que olvidar ni nada que una página falsa pueda sacarte. Una cuenta admite hasta 20; ponle nombre a cada una y quita la del dispositivo que ya no tengas.',
        ],
      },
      {
        heading: 'Verificación en dos pasos',
        paragraphs: [
          'Escanea el código con una app de autenticación. Desde entonces la contraseña sola no basta: también escribirás seis cifras de la app. Una llave de acceso no necesita un segundo paso, porque son dos en uno.',
          'Recibes diez códigos de recuperación y solo los ves entonces. Cada uno sirve una vez. Guárdalos donde no esté tu teléfono. Si se te acaban, crea otros nuevos; los anteriores dejan de servir.',
        ],
      },
      {
        heading: 'Dispositivos',
        paragraphs: [
          'La lista muestra navegador, sistema y cuándo se vio cada uno por última vez. Si no conoces alguno, cierra su sesión y cambia tu contraseña. Cuando alguien entra desde un dispositivo nuevo para tu cuenta, te llega un correo.',
          'Un dispositivo se desconecta solo tras 30 días sin visitas, y como muy tarde a los 180 días. Antes de cambiar tu forma de entrar se te pregunta una vez más quién eres.',
        ],
      },
    ],
  },
  {
    slug: 'verification',
    topic: 'account',
    audience: 'everyone',
    title: 'Verificar tu cuenta',
    summary:
      'Un correo y un teléfono confirmados aparecen como insignias en tu perfil. Quien vende puede además verificar su identidad.',
    sections: [
      {
        heading: 'Correo y teléfono',
        paragraphs: [
          'Ambos se confirman con un código de seis cifras, en «Verifica tu cuenta», desde tu perfil. Nadie ve el número ni la dirección, solo la insignia. Un número es de quien lo confirmó por última vez.',
        ],
      },
      {
        heading: 'Vendedor verificado',
        paragraphs: [
          'Da tu nombre legal y el país de tu documento, añade una foto o un PDF de un pasaporte, un documento de identidad o un permiso de conducir, y envíalo. Decide un administrador de este mercado y la respuesta te llega por correo. Si es que no, dice por qué, y puedes empezar de nuevo.',
          'Solo tú y los administradores pueden abrir el documento, y queda registro cada vez que uno lo hace. Se borra un tiempo después de la decisión, junto con tu nombre legal; la página dice a los cuántos días.',
        ],
      },
    ],
  },
  {
    slug: 'addresses',
    topic: 'account',
    audience: 'everyone',
    title: 'Tus direcciones',
    summary: 'Guarda hasta 20 direcciones. A la predeterminada van los paquetes si no eliges otra.',
    sections: [
      {
        heading: 'Rellenarlas',
        paragraphs: [
          'Lo que necesita una dirección depende del país, y el formulario lo sabe: código postal, región, la forma del teléfono. Los transportistas necesitan el número para localizarte.',
        ],
      },
      {
        heading: 'Fuera de casa',
        paragraphs: [
          'Con «Retener paquetes hasta», quien vende ve desde qué día puede llegar un paquete. Pasado ese día, la nota desaparece sola.',
          'Borrar una dirección no desvía lo que ya está en camino.',
        ],
      },
    ],
  },
  {
    slug: 'limits',
    topic: 'account',
    audience: 'everyone',
    title: 'Límites, recordatorios y descansos',
    summary:
      'Tú decides cuánto gastas y cuánto tiempo te quedas. Un límite más estricto se aplica al momento; uno más amplio espera un día.',
    sections: [
      {
        heading: 'Gastar',
        paragraphs: [
          'Fija cuánto puedes gastar en 24 horas, 7 días o 30 días cualesquiera. Se cuenta hacia atrás desde este mismo instante, así que no hay medianoche en la que empiece de cero. Una puja o una compra por encima se rechaza.',
          'Un límite más bajo se aplica al momento. Uno más alto, o ninguno, se aplica a las 24 horas, y hasta entonces puedes cambiar de idea.',
        ],
      },
      {
        heading: 'Tiempo',
        paragraphs: [
          'Un recordatorio es una línea discreta en la pantalla cada tantos minutos. Un descanso de 1, 7 o 30 días detiene pujas y compras; mirar, escribir y seguir tus pedidos sigue abierto. Nadie puede terminarlo antes.',
        ],
      },
    ],
  },
  {
    slug: 'leaving',
    topic: 'account',
    audience: 'everyone',
    title: 'Descargar tus datos, cerrar la cuenta',
    summary:
      'En Ajustes, Cuenta descargas todo lo que el mercado guarda de ti, o cierras la cuenta para siempre.',
    sections: [
      {
        heading: 'Tus datos',
        paragraphs: [
          'Un archivo zip: lo que se sabe de ti como JSON, que leen personas y programas, y los archivos que subiste. Puedes pedirlo hasta cinco veces al día, también mientras tu cuenta esté suspendida, siempre que tu sesión siga abierta.',
        ],
      },
      {
        heading: 'Cerrar',
        paragraphs: [
          'Tu nombre, foto, direcciones, teléfono, dispositivos y llaves de acceso se borran al momento, y tu tienda se cierra. Los pedidos y las reseñas quedan sin tu nombre, porque otras personas y la contabilidad los necesitan. No se puede deshacer.',
          'Tendrás que esperar mientras tu directo esté en curso, mientras dure una subasta tuya o mientras vayas ganando en una.',
        ],
      },
    ],
  },
  {
    slug: 'language-and-look',
    topic: 'account',
    audience: 'everyone',
    title: 'Idioma, claro y oscuro',
    summary: 'Ambos están al pie de cada página y en tu menú, y se quedan como los dejas.',
    sections: [
      {
        heading: 'Qué cambia',
        paragraphs: [
          'Las palabras, los números, las fechas y el sentido de lectura siguen al idioma. Los precios mantienen la moneda del mercado.',
          'Igual que el dispositivo sigue a tu móvil u ordenador; Claro y Oscuro no cambian. El movimiento se reduce cuando tu dispositivo lo pide.',
        ],
      },
    ],
  },
  {
    slug: 'messages',
    topic: 'account',
    audience: 'everyone',
    title: 'Mensajes y notificaciones',
    summary:
      'Escribe a cualquiera desde su perfil o su tienda. La campana y tus ajustes de notificaciones deciden qué te llega.',
    sections: [
      {
        heading: 'Escribir',
        paragraphs: [
          'Los mensajes están arriba, en el bocadillo. Envía palabras, fotos o un producto; pulsa un mensaje para responder, reaccionar, cambiarlo en los primeros 15 minutos o borrarlo. Una marca: está guardado; dos: ha llegado; Leído: se ha leído.',
          'Sin conexión puedes leer lo que tenías abierto y seguir escribiendo. Lo escrito se envía en su orden cuando vuelves.',
        ],
      },
      {
        heading: 'Tranquilidad',
        paragraphs: [
          'En el menú de una conversación puedes silenciarla, bloquear a la persona o denunciar un mensaje. Con un bloqueo no pasa nada, en ningún sentido: ni mensajes, ni ofertas, ni si estás o si has leído algo.',
          'En Ajustes, Notificaciones eliges qué te llega al mercado, por correo o a tu dispositivo, y puedes fijar horas de silencio. Varias del mismo tipo llegan juntas.',
        ],
      },
      {
        heading: 'Para vendedores',
        paragraphs: [
          'Las respuestas guardadas contestan lo que te preguntan a diario. Un mensaje de ausencia responde una vez al día a cada persona mientras no estás.',
        ],
      },
    ],
  },
];
