import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'Tu cuenta tiene verificación en dos pasos.',
  'error.second_factor_required.next':
    'Escribe el código de tu aplicación de autenticación o un código de recuperación.',
  'error.second_factor_on': 'Tu aplicación de autenticación ya está configurada.',
  'error.second_factor_on.next': 'Desactívala primero para configurar otra.',
  'error.second_factor_off': 'La verificación en dos pasos está desactivada.',
  'error.second_factor_off.next': 'Configura primero una aplicación de autenticación.',
  'error.passkey_exists': 'Ya añadiste esta llave de acceso.',
  'error.passkey_exists.next': 'Entra con ella o añade una desde otro dispositivo.',
};
