export { protection } from '../../languages/messages/ar/protection.ts';
export const files = import.meta.glob<string>('./ar/*.md', { eager: true, query: '?raw', import: 'default' });
