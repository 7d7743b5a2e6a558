export { protection } from '../../languages/messages/en/protection.ts';
export const files = import.meta.glob<string>('./en/*.md', { eager: true, query: '?raw', import: 'default' });
