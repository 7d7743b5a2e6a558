/** What a language begins with: a literal whose first spread is as large as an area takes V8 20 MB more. */
export const none = {};
