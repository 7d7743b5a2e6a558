/** What one does with a message: type its code, or follow its link. */
interface WhatToDo {
  code: string | null;
  link: string | null;
}

export function whatToDo(body: string): WhatToDo {
  // Below the signature stands the address of the market itself.
  const [text = ''] = body.split('\n-- \n');
  return {
    code: /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? null,
    link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? null,
  };
}
