export { protection } from '../../languages/messages/es/protection.ts';
export const files = import.meta.glob<string>('./es/*.md', { eager: true, query: '?raw', import: 'default' });
