export { protection } from '../../languages/messages/fr/protection.ts';
export const files = import.meta.glob<string>('./fr/*.md', { eager: true, query: '?raw', import: 'default' });
