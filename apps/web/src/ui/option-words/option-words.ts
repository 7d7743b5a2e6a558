/** What was chosen, in a line: "Honey · Small". */
export function optionWords(options: Readonly<Record<string, string>>): string {
  return Object.values(options).join(' · ');
}
