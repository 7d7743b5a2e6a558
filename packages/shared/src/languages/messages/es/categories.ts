import type { categories as en } from '../en/categories.ts';
import type { Translation } from '../translation.ts';

/** The tree of categories, as staff keep it. */
export const categories: Translation<typeof en> = {
  'categories.note':
    'Donde quienes venden publican sus productos, eventos y directos. Sin una categoría no se puede poner nada a la venta.',
  'categories.add': 'Añadir categoría',
  'categories.change': 'Editar categoría',
  'categories.names': 'Deja un nombre vacío para mostrar el inglés en ese idioma.',
  'categories.nameIn': 'Nombre en {language}',
  'categories.parent': 'Categoría superior',
  'categories.top': 'Ninguna (nivel principal)',
  'categories.position': 'Posición',
  'categories.positionHint': 'Los números más bajos van primero.',
  'categories.positionRule': 'Escribe un número entero de 0 a 9999',
  'categories.save': 'Guardar categoría',
  'categories.cancel': 'Cancelar',
  'categories.saved': 'Categoría guardada',
  'categories.edit': 'Editar',
  'categories.delete': 'Eliminar',
  'categories.deleteTitle': '¿Eliminar «{name}»?',
  'categories.deleteNote':
    'Solo se puede eliminar una categoría vacía. Sus comisiones e impuestos propios se eliminan con ella.',
  'categories.deleteGo': 'Eliminar categoría',
  'categories.deleted': 'Categoría eliminada',
  'error.category_in_use': 'Esta categoría no está vacía.',
  'error.category_in_use.next':
    'Mueve antes sus productos, eventos, directos y subcategorías, también los borradores.',
  'people.done.category.added': 'Categoría añadida',
  'people.done.category.changed': 'Categoría editada',
  'people.done.category.removed': 'Categoría eliminada',
};
