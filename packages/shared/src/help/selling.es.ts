import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Abrir una tienda',
    summary:
      'Un nombre, un lugar y cuánto tardas en enviar. Lleva dos minutos y no cuesta nada hasta que vendes.',
    sections: [
      {
        heading: 'La primera hora',
        paragraphs: [
          'Elige Abrir una tienda en tu menú. Cuenta quién hace tus productos y dónde: la gente lo lee más de lo que crees.',
          'Después añade un método de envío y dos o tres productos. Las tiendas con fotos y una historia consiguen seguidores.',
        ],
      },
      {
        heading: 'La insignia junto a tu nombre',
        paragraphs: [
          'Verifica tu identidad y aparecerá una insignia junto al nombre de tu tienda. Los compradores la buscan.',
        ],
      },
      {
        heading: 'Cerrar y reabrir',
        paragraphs: [
          'Al final de Editar tu tienda puedes cerrarla. Entonces solo tú la ves, no se borra nada y la reabres cuando quieras. Antes tienen que haber terminado las subastas en marcha, los directos programados y los eventos con entradas vendidas.',
        ],
      },
    ],
  },
  {
    slug: 'listings',
    topic: 'selling',
    audience: 'sellers',
    title: 'Añadir productos que se venden',
    summary:
      'Hasta diez fotos, un título honesto, opciones para tallas y colores, y un precio que te convenza.',
    sections: [
      {
        heading: 'Fotos',
        paragraphs: [
          'La primera es la portada y se muestra en vertical, cuatro por cinco. La luz del día por un lado y un fondo liso hacen más que cualquier filtro.',
          'El lugar donde se hizo una foto se borra del archivo antes de que nadie la vea.',
        ],
      },
      {
        heading: 'Opciones y variantes',
        paragraphs: [
          'Añade una opción, como Esmalte, con sus valores, y cada combinación será una variante con su propio precio, existencias y SKU.',
        ],
      },
      {
        heading: 'Tres formas de vender',
        paragraphs: [
          'Un precio fijo, una subasta de una hora a 14 días o en un directo, o un sorteo en un directo. Lo que ganas se calcula junto al precio mientras escribes.',
        ],
      },
      {
        heading: 'Borradores, existencias y rebajas',
        paragraphs: [
          'Lo que escribes se guarda como borrador mientras tecleas, aunque falte el precio. Si cambias el mismo producto en dos ventanas, la segunda se entera y no se sobrescribe nada.',
          'Las existencias bajan con cada venta. Al llegar a cero, el producto queda agotado y vuelve a la venta cuando añades unidades; quienes lo guardaron reciben un aviso.',
          'Cuando bajas un precio que tiene precio de comparación, quien compra ve tachado al lado el más bajo de los 30 días anteriores. Lo que nadie tuvo que pagar nunca no se tacha.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Traer productos de otra tienda',
    summary: 'Exporta un CSV de Shopify o WooCommerce, o rellena nuestra plantilla, y elige el archivo.',
    sections: [
      {
        heading: 'Lo revisamos antes de cambiar nada',
        paragraphs: [
          'Primero se revisa el archivo fila por fila. Lo que falla se nombra por fila y columna.',
          'Importar otra vez el mismo archivo actualiza tus productos en lugar de duplicarlos. Lo que hayas vendido o cambiado aquí desde entonces se queda, salvo que el archivo diga algo nuevo.',
        ],
      },
      {
        heading: 'Las fotos vienen después',
        paragraphs: [
          'Los productos están enseguida, como borradores. Sus fotos se traen de donde estén, y con la primera el producto sale a la venta.',
          'La foto que no se puede obtener se nombra con su fila. Pon la dirección correcta en el archivo e impórtalo otra vez, o añade la foto a mano.',
        ],
      },
      {
        heading: 'Llevarte tus productos',
        paragraphs: [
          'Exportar mis productos te da una tabla con todo lo que vendes a precio fijo. Cambia precios y existencias e impórtala de nuevo: tu tienda quedará como el archivo.',
        ],
      },
    ],
  },
  {
    slug: 'shipping',
    topic: 'selling',
    audience: 'sellers',
    title: 'Métodos de envío y paquetes combinados',
    summary:
      'Un precio único, por peso, gratis desde un importe o recogida. Varios artículos ganados en un directo van en un solo paquete.',
    sections: [
      {
        heading: 'Prepararlo',
        paragraphs: [
          'Ve a Ajustes, Métodos de envío. Mientras escribes un método ves cuánto costarían tres paquetes corrientes.',
          'Lo que se envía de otra manera tiene su propio perfil: lo grande y pesado, o lo que sale de otro país. Todo lo demás usa el perfil predeterminado.',
          'Quien gana varios lotes en un directo paga el envío una sola vez.',
        ],
      },
      {
        heading: 'Empaquetar',
        paragraphs: [
          'Imprime el albarán, empaqueta y escribe el número de seguimiento. Nosotros avisamos al comprador.',
        ],
      },
    ],
  },
  {
    slug: 'first-show',
    topic: 'selling',
    audience: 'sellers',
    title: 'Tu primer directo',
    summary: 'Prográmalo, ordena los lotes, ensaya y emite desde el navegador o desde OBS.',
    sections: [
      {
        heading: 'Antes',
        paragraphs: [
          'Programa el directo con dos o tres días, para que podamos avisar a tus seguidores. Pon de diez a veinte lotes en el orden en que quieres mostrarlos.',
          'En el ensayo te ves y te oyes, y nadie más lo hace.',
        ],
      },
      {
        heading: 'Durante',
        paragraphs: [
          'Empieza un lote cuando lo tengas en la mano. El siguiente puede prepararse mientras tanto, y puedes dejar la sala a moderadores para poder hablar.',
          'Basta un móvil en un soporte a la altura de tus ojos y una lámpara detrás de él.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'Lo que cuesta vender',
    summary: 'Nada hasta que se vende algo. Entonces, una comisión y el coste del pago.',
    sections: [
      {
        heading: 'Un ejemplo',
        paragraphs: [
          'Con la comisión habitual del 8 % y el 2,9 % + 0,30 del pago, un artículo vendido por 58,00 te deja 51,38. Quien lleva este mercado puede fijar otras comisiones; las vigentes se ven junto al precio cuando publicas un producto.',
          'Algunas categorías tienen su propia comisión. Anunciar, hacer directos y cobrar no cuesta nada.',
        ],
      },
    ],
  },
  {
    slug: 'payouts',
    topic: 'selling',
    audience: 'sellers',
    title: 'Cuándo y cómo cobras',
    summary:
      'Los ingresos son tuyos 72 horas después de la entrega. Van a tu banco cuando lo pides, cada semana o cada mes.',
    sections: [
      {
        heading: 'Pendiente y disponible',
        paragraphs: [
          'Lo vendido está pendiente hasta 72 horas después de la entrega. A partir de ahí puede cobrarse, o gastarse en el mercado.',
          'Cada pedido muestra la cuenta completa: precio, comisión, coste del pago, envío, lo que queda y cuándo se espera.',
        ],
      },
    ],
  },
];
