import { protection } from '../languages/messages/es/protection.ts';
import { promiseOf } from '../protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const trustArticles: readonly GuideArticle[] = [
  {
    slug: 'buyer-protection',
    topic: 'trust',
    audience: 'buyers',
    title: 'Protección del comprador',
    summary: promiseOf(protection, 'es'),
    sections: [
      {
        heading: 'Qué está cubierto',
        paragraphs: [
          'Un paquete que nunca llega, una pieza rota y una pieza que no es la que se mostró.',
          'Está cubierto lo que compras y pagas aquí. Quien te pide pagar fuera del mercado te quita la protección; por favor, denúncialo.',
        ],
      },
      {
        heading: 'Cómo se guarda tu dinero',
        paragraphs: [
          'El mercado lo retiene hasta 72 horas después de la entrega. Si informas de un problema antes, se queda ahí hasta que se decide el caso.',
        ],
      },
    ],
  },
  {
    slug: 'safety',
    topic: 'trust',
    audience: 'everyone',
    title: 'Bloquear, denunciar y ponerte límites',
    summary: 'Puedes bloquear a cualquiera, denunciar cualquier cosa y fijar cuánto puedes gastar.',
    sections: [
      {
        heading: 'A los demás',
        paragraphs: [
          'Bloqueas a alguien desde el menú de su perfil. Dejáis de seguiros y, para esa persona, tu perfil es como si no existiera; nadie le dice por qué. A quién has bloqueado lo ves en Ajustes, en Personas, y allí también lo desbloqueas.',
          'Bloquear a alguien corta los mensajes en ambos sentidos, y no podrá pujar en tus lotes. Una denuncia la leen personas, no solo una máquina; a nadie se le dice quién denunció.',
        ],
      },
      {
        heading: 'A ti',
        paragraphs: [
          'Un límite de gasto o una pausa empieza al momento. Aflojarlo espera un día, a propósito.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    topic: 'trust',
    audience: 'everyone',
    title: 'Contactar con soporte',
    summary:
      'Por un pedido, escribe en el pedido. Para todo lo demás, escribe a quienes llevan este mercado.',
    sections: [
      {
        heading: 'Lo más rápido',
        paragraphs: [
          'Si es por un paquete, escribe primero al vendedor desde el pedido: sabe dónde está. Si no responde en 48 horas, abre una reclamación y soporte se suma.',
          'Cuando una página muestra un número tras «Solicitud», envíalo también. Con él se encuentra en los registros qué falló.',
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    topic: 'trust',
    audience: 'everyone',
    title: 'Qué se sabe de ti y quién lo ve',
    summary:
      'Tu dirección va a los vendedores a quienes compras, tus pujas son públicas sin tu nombre, tu tarjeta nunca se guarda aquí.',
    sections: [
      {
        heading: 'Quién ve qué',
        paragraphs: [
          'Todo el mundo: tu nombre, imagen, reseñas y lo que escribes en las salas. Los vendedores a quienes compras: tu nombre y dirección. Soporte: lo que un caso necesita.',
          'Las tarjetas las guarda el proveedor de pagos; el mercado solo conoce las cuatro últimas cifras.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Solo lo que las páginas necesitan: tu idioma, tu apariencia, tu zona horaria. Sin publicidad.',
        ],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'Las reglas del mercado',
    summary: 'Vende lo que es tuyo y está permitido, descríbelo como es, paga lo que prometiste.',
    sections: [
      {
        heading: 'Para todos',
        paragraphs: [
          'Una puja y una oferta aceptada obligan. Pujar en tus propios lotes, o hacer que otro lo haga, cierra tu cuenta.',
          'Nada robado, falsificado ni peligroso; nada que prohíba la ley de quien compra o de quien vende.',
        ],
      },
      {
        heading: 'Este mercado lo lleva alguien',
        paragraphs: [
          'Souk es software libre que cualquiera puede alojar. Quien lleva este mercado decide sus condiciones más allá de estas y responde de ellas.',
        ],
      },
    ],
  },
];
