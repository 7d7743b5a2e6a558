import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'Un momento…',
  'social.returningText': 'Estamos iniciando tu sesión.',
  'social.done': 'Ya puedes cerrar esta ventana.',
  'social.alone': 'Puedes cerrar esta ventana',
  'social.aloneText':
    'La página que la abrió ya no está. Vuelve al mercado e intenta iniciar sesión de nuevo.',
  'social.nameless': 'Nuevo miembro',
  'social.demoTitle': 'Iniciar sesión con {provider} (demostración)',
  'social.demoMark': 'Inicio de sesión de demostración: {provider}',
  'social.demoChoose': '¿Quién quieres ser?',
  'social.demoChooseText': 'Esta página sustituye a la real. No pide contraseña y nada sale de este equipo.',
  'social.demoOther': 'Usar otra cuenta',
  'social.demoOtherWrong': 'Escribe un nombre y un correo como maya@mail.com.',
  'social.demoName': 'Nombre',
  'social.demoEmail': 'Correo electrónico',
  'social.demoGoOn': 'Continuar',
  'social.demoCancel': 'Cancelar',
  'social.demoAgree': '¿Compartir tus datos con {market}?',
  'social.demoAgreeText':
    'Por ser la primera vez, se compartirán tu nombre, {name}, y una dirección de correo.',
  'social.demoShare': 'Compartir mi correo',
  'social.demoHide': 'Ocultar mi correo',
  'social.blocked':
    'Tu navegador bloqueó la ventana de inicio de sesión. Permite las ventanas emergentes de este sitio o pulsa otra vez el botón para continuar en esta página.',
  'social.late': 'Ha tardado demasiado. Pulsa el botón para intentarlo de nuevo.',
  'social.refused': 'El inicio de sesión no se completó. No ha cambiado nada; puedes intentarlo de nuevo.',
  'social.elsewhere': 'Esta forma de iniciar sesión solo funciona en {address}. Abre el mercado allí.',
};
