import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'Un instant…',
  'social.returningText': 'Connexion en cours.',
  'social.done': 'Vous pouvez fermer cette fenêtre.',
  'social.alone': 'Vous pouvez fermer cette fenêtre',
  'social.aloneText': 'La page qui l’a ouverte n’est plus là. Retournez au marché et reconnectez-vous.',
  'social.nameless': 'Nouveau membre',
  'social.demoTitle': 'Se connecter avec {provider} (démo)',
  'social.demoMark': 'Connexion de démonstration : {provider}',
  'social.demoChoose': 'Qui voulez-vous être ?',
  'social.demoChooseText':
    'Cette page remplace la vraie. Aucun mot de passe n’est demandé, et rien ne quitte cet ordinateur.',
  'social.demoOther': 'Utiliser un autre compte',
  'social.demoOtherWrong': 'Saisissez un nom et un e-mail comme maya@mail.com.',
  'social.demoName': 'Nom',
  'social.demoEmail': 'E-mail',
  'social.demoGoOn': 'Continuer',
  'social.demoCancel': 'Annuler',
  'social.demoAgree': 'Partager vos informations avec {market} ?',
  'social.demoAgreeText':
    'Pour cette première fois, votre nom, {name}, et une adresse e-mail seront partagés.',
  'social.demoShare': 'Partager mon e-mail',
  'social.demoHide': 'Masquer mon e-mail',
  'social.blocked':
    'Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour ce site, ou appuyez à nouveau sur le bouton pour continuer sur cette page.',
  'social.late': 'C’était trop long. Appuyez sur le bouton pour réessayer.',
  'social.refused': 'La connexion n’a pas abouti. Rien n’a changé ; vous pouvez réessayer.',
  'social.elsewhere': 'Ce mode de connexion ne fonctionne qu’à l’adresse {address}. Ouvrez-y le marché.',
};
