/** An area in another language: exactly the keys of the English one. */
export type Translation<Area> = { readonly [Key in keyof Area]: string };
