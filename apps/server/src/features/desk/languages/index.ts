export { languages } from './languages.plugin.ts';
