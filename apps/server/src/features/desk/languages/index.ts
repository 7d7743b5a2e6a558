export { languages } from './languages.plugin.ts';
export { isSpoken, readLanguages } from './languages.service.ts';
