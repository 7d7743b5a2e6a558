import { invalidInput } from '../../../platform/errors/failures.ts';

/** Refuses what anyone would try first: well-known passwords, one sign over and over, the person's own name. */
export async function refuseCommonPassword(password: string, about: readonly string[]): Promise<void> {
  const plain = password.toLowerCase().trim();
  if (!(isPattern(plain) || isAbout(plain, about) || (await commonPasswords()).has(plain))) return;
  throw invalidInput([
    { field: 'password', message: 'Is easy to guess. Try a few words that don’t usually go together.' },
  ]);
}

/** `aaaaaaaa`, `abababab`, `34567890`, `hgfedcba`. */
function isPattern(password: string): boolean {
  const backwards = [...password].reverse().join('');
  return (
    /^(.{1,3}?)\1+$/su.test(password) || runs.some((run) => run.includes(password) || run.includes(backwards))
  );
}

const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'].map((row) => row.repeat(14));

/** The e-mail address, its part before the @, or the name, perhaps with a few digits after it. */
function isAbout(password: string, about: readonly string[]): boolean {
  const bare = lettersAndDigits(password);
  const word = bare.replace(/\p{N}{0,4}$/u, '');
  return about
    .flatMap((text) => [text, text.split('@')[0]!])
    .map(lettersAndDigits)
    .some((known) => known !== '' && (known === bare || known === word));
}

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

let list: Promise<ReadonlySet<string>> | undefined;

// Unpacked with the first password that is set: most processes never need it.
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common'].filter(({ length }) => length >= 8).map((word) => word.toLowerCase()),
      ),
  );
  return list;
};
