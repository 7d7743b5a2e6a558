import { aboutVariables, environment, type VariableName, variableNames } from './variables.ts';

/** The text of `.env.example`: every variable, commented out, with what it is for. */
export function envExample(): string {
  const groups = grouped().map(
    ([group, names]) => `# ${group}\n\n${names.map((name) => `${exampleLines(name)}\n`).join('\n')}`,
  );
  return `# Settings of Souk. Copy this file to .env and uncomment what you change.\n# Made by "node apps/server/src/platform/config/generate.ts".\n\n${groups.join('\n')}`;
}

/** The tables of `docs/operating.md`. */
export function markdownTables(): string {
  return grouped()
    .map(([group, names]) => {
      const rows = names.map((name) => {
        const { description, example } = about(name);
        return `| \`${name}\` | ${description} | ${shownDefault(name)} | \`${example}\` |`;
      });
      return `### ${group}\n\n| variable | what it is for | default | example |\n|---|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

function exampleLines(name: VariableName): string {
  const { description, example, secret } = about(name);
  const notes = [description, `Default: ${shownDefault(name).replaceAll('`', '')}.`];
  if (secret) notes.push('Secret: never shown or logged.');
  return [...notes.map((note) => `# ${note}`), `#${name}=${example}`].join('\n');
}

function shownDefault(name: VariableName): string {
  const { fallback } = about(name);
  if (fallback) return fallback;
  const parsed = environment.shape[name].safeParse(undefined).data;
  return `\`${typeof parsed === 'boolean' ? Number(parsed) : parsed}\``;
}

function about(name: VariableName) {
  const found = aboutVariables.get(environment.shape[name]);
  if (!found) throw new Error(`${name} has no description: register one in variables.ts`);
  return found;
}

function grouped(): [string, VariableName[]][] {
  return [...Map.groupBy(variableNames, (name) => about(name).group as string)];
}
