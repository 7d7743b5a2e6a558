import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'Un momento…',
  'social.returningText': 'Estamos iniciando tu sesión.',
  'social.done': 'Ya puedes cerrar esta ventana.',
  'social.alone': 'Aquí no espera nadie',
  'social.aloneText':
    'La ventana que pidió este inicio de sesión ya no está. Cierra esta e inténtalo de nuevo en el mercado.',
  'social.nameless': 'Nuevo vecino',
  'social.demoTitle': 'Iniciar sesión con {provider} (demostración)',
  'social.demoMark': 'Inicio de sesión de demostración: {provider}',
  'social.demoChoose': '¿Quién quieres ser?',
  'social.demoChooseText':
    'Esta página sustituye a la real. No se pide contraseña y nada sale de esta máquina.',
  'social.demoOther': 'Usar otra cuenta',
  'social.demoOtherWrong': 'Escribe un nombre y una dirección como maya@mail.com.',
  'social.demoName': 'Nombre',
  'social.demoEmail': 'Correo electrónico',
  'social.demoGoOn': 'Continuar',
  'social.demoCancel': 'Cancelar',
  'social.demoAgree': '¿Decir a {market} quién eres?',
  'social.demoAgreeText': 'Esta primera vez se comparten tu nombre, {name}, y una dirección de correo.',
  'social.demoShare': 'Compartir mi correo',
  'social.demoHide': 'Ocultar mi correo',
  'social.blocked':
    'Tu navegador no dejó abrir la ventana de inicio de sesión. Permite las ventanas de este sitio, o pulsa otra vez para ir allí en esta página.',
  'social.late': 'Ha tardado demasiado. Pulsa el botón para intentarlo de nuevo.',
  'social.refused': 'El inicio de sesión no se completó. No ha cambiado nada; puedes intentarlo de nuevo.',
  'social.elsewhere': 'Así se inicia sesión en {address}. Abre el mercado allí.',
};
