/** Those of the first language a browser asks for that there is. */
export function wordsFor<Words>(
  languages: Readonly<Record<string, Words>>,
  accepted = '',
): { language: string; words: Words } {
  const wanted = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((code) => Object.hasOwn(languages, code)) ?? 'en';
  return { language, words: languages[language] as Words };
}
