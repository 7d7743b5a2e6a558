import type { deviceErrors as english } from '../en/device-errors.ts';
import type { Translation } from '../translation.ts';

export const deviceErrors: Translation<typeof english> = {
  'error.second_factor_required': 'Votre compte utilise la validation en deux étapes.',
  'error.second_factor_required.next':
    'Saisissez le code de votre application d’authentification ou un code de secours.',
  'error.second_factor_on': 'Votre application d’authentification est déjà configurée.',
  'error.second_factor_on.next': 'Désactivez-la d’abord pour en configurer une autre.',
  'error.second_factor_off': 'La validation en deux étapes est désactivée.',
  'error.second_factor_off.next': 'Configurez d’abord une application d’authentification.',
  'error.passkey_exists': 'Vous avez déjà ajouté cette clé d’accès.',
  'error.passkey_exists.next': 'Connectez-vous avec elle, ou ajoutez-en une depuis un autre appareil.',
};
