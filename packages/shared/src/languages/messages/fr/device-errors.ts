import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'Votre compte demande une deuxième preuve.',
  'error.second_factor_required.next':
    'Saisissez le code de votre application d’authentification ou un code de secours.',
  'error.second_factor_on': 'Les codes d’une application d’authentification sont déjà activés.',
  'error.second_factor_on.next': 'Désactivez-les d’abord pour configurer une autre application.',
  'error.second_factor_off': 'Les codes d’une application d’authentification ne sont pas activés.',
  'error.second_factor_off.next': 'Configurez d’abord une application.',
  'error.passkey_exists': 'Cette clé d’accès a déjà été ajoutée.',
  'error.passkey_exists.next': 'Connectez-vous avec elle, ou ajoutez-en une depuis un autre appareil.',
};
