import type { categories as en } from '../en/categories.ts';
import type { Translation } from '../translation.ts';

/** The tree of categories, as staff keep it. */
export const categories: Translation<typeof en> = {
  'categories.note':
    'Là où les vendeurs rangent leurs produits, événements et directs. Sans catégorie, rien ne peut être mis en vente.',
  'categories.add': 'Ajouter une catégorie',
  'categories.change': 'Modifier la catégorie',
  'categories.names': 'Laissez un nom vide pour afficher le nom anglais dans cette langue.',
  'categories.nameIn': 'Nom en {language}',
  'categories.parent': 'Catégorie parente',
  'categories.top': 'Aucune (premier niveau)',
  'categories.position': 'Position',
  'categories.positionHint': 'Les plus petits nombres viennent en premier.',
  'categories.positionRule': 'Saisissez un nombre entier de 0 à 9999',
  'categories.save': 'Enregistrer la catégorie',
  'categories.cancel': 'Annuler',
  'categories.saved': 'Catégorie enregistrée',
  'categories.edit': 'Modifier',
  'categories.delete': 'Supprimer',
  'categories.deleteTitle': 'Supprimer « {name} » ?',
  'categories.deleteNote':
    'Seule une catégorie vide peut être supprimée. Ses frais et taxes propres disparaissent avec elle.',
  'categories.deleteGo': 'Supprimer la catégorie',
  'categories.deleted': 'Catégorie supprimée',
  'error.category_in_use': 'Cette catégorie n’est pas vide.',
  'error.category_in_use.next':
    'Déplacez d’abord ses produits, événements, directs et sous-catégories, brouillons compris.',
  'people.done.category.added': 'Catégorie ajoutée',
  'people.done.category.changed': 'Catégorie modifiée',
  'people.done.category.removed': 'Catégorie supprimée',
};
