import './compile-cache.mjs';

const { runMarket } = await import('./run-market.ts');
if (import.meta.main) await runMarket();
