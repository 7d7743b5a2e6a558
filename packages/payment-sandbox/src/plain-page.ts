/** A page of the sandbox’s own, answered with a button. */
export const plainPage = (content: string, language: string, title: string): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: light-dark(#f4f1ec, #17161a) }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border-radius: 1rem;
  background: light-dark(#fff, #232228); color: light-dark(#1d1b20, #f3f1f5) }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2 }
p { margin: 0 0 1.5rem }
form { display: grid; gap: .75rem }
button { min-height: 3rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer;
  background: light-dark(#1d1b20, #f3f1f5); color: light-dark(#fff, #1d1b20) }
button.quiet { border: 1px solid light-dark(#c9c5cf, #55525c); background: none; color: inherit }
button:focus-visible { outline: 3px solid #b8892b; outline-offset: 2px }
</style></head><body><main>${content}</main></body></html>`;
