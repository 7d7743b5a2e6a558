/**
 * Whether a person of this name could be taken for those who run the market: "Support", "Souk Help Team",
 * "Аdmin" with a Cyrillic A. One such word among others is nobody's title: "Ana Admin", "The Support Band".
 */
export function pretendsToBeStaff(name: string, market: string): boolean {
  return readingsOf(name).some((words) => isTitle(words, wordsOf(market)));
}

function isTitle(words: readonly string[], market: readonly string[]): boolean {
  if (words.length === 0) return false;
  const isMarket = (word: string) => market.includes(word);
  const namesMarket = market.length > 0 && market.every((word) => words.includes(word));
  if (namesMarket && words.some((word) => titles.has(word) || besideMarket.has(word))) return true;
  const only = words.every(
    (word) => titles.has(word) || around.has(word) || besideMarket.has(word) || isMarket(word),
  );
  if (!only) return false;
  const phrase = ` ${words.join(' ')} `;
  return (
    words.some((word) => titles.has(word)) ||
    services.some((one) => phrase.includes(` ${one} `)) ||
    (namesMarket && words.every((word) => isMarket(word) || articles.has(word)))
  );
}

/** Small letters that look alike made one, without accents and what is not seen. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .toLowerCase()
    .replace(/./gu, (letter) => lookAlikes[letter] ?? letter);
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** As it stands, with figures read as letters, with capitals as beginnings, and with single letters drawn together. */
function readingsOf(name: string): string[][] {
  const figures = (one: string) =>
    name.replace(/[013457@$!|]/g, (sign) => (sign === '1' ? one : figure[sign]!));
  const texts = [name, figures('i'), figures('l'), name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')];
  return texts.map(wordsOf).flatMap((words) => [words, joined(words)]);
}

/** "s o u k support" as "souk support". */
function joined(words: readonly string[]): string[] {
  const runs: string[] = [];
  let run = '';
  for (const word of words) {
    if ([...word].length === 1) run += word;
    else {
      if (run) runs.push(run);
      run = '';
      runs.push(word);
    }
  }
  return run ? [...runs, run] : runs;
}

const figure: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

// Letters of Cyrillic, Greek and others that look like Latin ones; Arabic ones that are written one for the other.
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('аеорсухкмтнвіѕјԁԛԝһӏցոսɡ', 'aeopcyxkmtnbisjdqwhlgnug'),
  ...pairs('αεικνορτυχμηωβγ', 'aeiknoptuxunwby'),
  ...pairs('ıłøđ', 'ilod'),
  ...pairs('ةىیک', 'هييك'),
};

function pairs(from: string, to: string): Record<string, string> {
  const wanted = [...to];
  return Object.fromEntries([...from].map((letter, at) => [letter, wanted[at]!]));
}

const set = (words: string) => new Set(words.trim().split(/\s+/).map(fold));

// What those who run a market are called, in its four languages.
const titles = set(`
  admin admins administrator administrators administration helpdesk moderator moderators moderation official staff
  support sysadmin webmaster
  soporte administrador administradora administradores administración moderador moderadora moderadores oficial
  assistance administrateur administratrice administrateurs modérateur modératrice modérateurs officiel officielle
  الدعم دعم الإدارة إدارة المشرف مشرف المشرفون المشرفين الرسمي رسمي المسؤول مسؤول الموظفون موظف`);

// What is a title only with the market's name: a shop may be called "Safety First", not "Souk Safety".
const besideMarket = set(`
  billing care help payments refunds safety security service services team verification verified
  ayuda equipo pagos reembolsos seguridad servicio atención
  aide équipe paiements remboursements sécurité service
  فريق مساعدة المساعدة الأمان المدفوعات خدمة الخدمة`);

const services = [
  'customer service',
  'customer care',
  'customer services',
  'servicio al cliente',
  'atencion al cliente',
  'servicio de atencion',
  'service client',
  'service clients',
  'خدمه العملاء',
  'خدمه الزبائن',
];

const around = set(`
  a al and at by center centre client cliente clientes clients contact customer customers de del desk el en for from la le
  les los du market marketplace member my of online our shop site store technical tech the us user your y et
  mercado tienda técnico técnica marché boutique technique centro
  سوق السوق متجر المتجر العملاء الزبائن الفني مركز في من`);

const articles = set('the el la le ال');
