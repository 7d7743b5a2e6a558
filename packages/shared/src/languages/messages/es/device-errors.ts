import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'Tu cuenta pide una segunda prueba.',
  'error.second_factor_required.next':
    'Escribe el código de tu aplicación de autenticación o un código de recuperación.',
  'error.second_factor_on': 'Los códigos de una aplicación de autenticación ya están activados.',
  'error.second_factor_on.next': 'Desactívalos primero para configurar otra aplicación.',
  'error.second_factor_off': 'Los códigos de una aplicación de autenticación no están activados.',
  'error.second_factor_off.next': 'Configura primero una aplicación.',
  'error.passkey_exists': 'Esta llave de acceso ya se añadió antes.',
  'error.passkey_exists.next': 'Entra con ella o añade una desde otro dispositivo.',
};
