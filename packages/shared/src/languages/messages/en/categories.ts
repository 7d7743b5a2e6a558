/** The tree of categories, as staff keep it. */
export const categories = {
  'categories.note':
    'Where sellers list their products, events and shows. Without a category, nothing can go on sale.',
  'categories.add': 'Add category',
  'categories.change': 'Edit category',
  'categories.names': 'Leave a name empty to show the English one in that language.',
  'categories.nameIn': 'Name in {language}',
  'categories.parent': 'Parent category',
  'categories.top': 'None (top level)',
  'categories.position': 'Position',
  'categories.positionHint': 'Smaller numbers come first.',
  'categories.positionRule': 'Enter a whole number from 0 to 9999',
  'categories.save': 'Save category',
  'categories.cancel': 'Cancel',
  'categories.saved': 'Category saved',
  'categories.edit': 'Edit',
  'categories.delete': 'Delete',
  'categories.deleteTitle': 'Delete “{name}”?',
  'categories.deleteNote':
    'Only an empty category can be deleted. Its own fees and taxes are deleted with it.',
  'categories.deleteGo': 'Delete category',
  'categories.deleted': 'Category deleted',
  'error.category_in_use': 'This category isn’t empty.',
  'error.category_in_use.next': 'Move its products, events, shows and subcategories first, drafts included.',
  'people.done.category.added': 'Category added',
  'people.done.category.changed': 'Category edited',
  'people.done.category.removed': 'Category deleted',
} as const;
