import type { social as english } from '../en/social.ts';
import type { Translation } from '../translation.ts';

export const social: Translation<typeof english> = {
  'social.returning': 'Un instant…',
  'social.returningText': 'Connexion en cours.',
  'social.done': 'Vous pouvez fermer cette fenêtre.',
  'social.alone': 'Personne n’attend ici',
  'social.aloneText':
    'La fenêtre qui a demandé cette connexion n’est plus là. Fermez celle-ci et réessayez dans le marché.',
  'social.nameless': 'Nouveau voisin',
  'social.demoTitle': 'Se connecter avec {provider} (démo)',
  'social.demoMark': 'Connexion de démonstration : {provider}',
  'social.demoChoose': 'Qui voulez-vous être ?',
  'social.demoChooseText':
    'Cette page remplace la vraie. Aucun mot de passe n’est demandé et rien ne quitte cette machine.',
  'social.demoOther': 'Utiliser un autre compte',
  'social.demoOtherWrong': 'Indiquez un nom et une adresse comme maya@mail.com.',
  'social.demoName': 'Nom',
  'social.demoEmail': 'E-mail',
  'social.demoGoOn': 'Continuer',
  'social.demoCancel': 'Annuler',
  'social.demoAgree': 'Dire à {market} qui vous êtes ?',
  'social.demoAgreeText': 'Cette première fois, votre nom, {name}, et une adresse e-mail sont partagés.',
  'social.demoShare': 'Partager mon e-mail',
  'social.demoHide': 'Masquer mon e-mail',
  'social.blocked':
    'Votre navigateur n’a pas ouvert la fenêtre de connexion. Autorisez les fenêtres pour ce site, ou appuyez encore pour y aller sur cette page.',
  'social.late': 'C’était trop long. Appuyez sur le bouton pour réessayer.',
  'social.refused': 'La connexion n’a pas abouti. Rien n’a changé ; vous pouvez réessayer.',
  'social.elsewhere': 'Cette connexion fonctionne à l’adresse {address}. Ouvrez-y le marché.',
};
