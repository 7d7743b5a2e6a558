import { z } from 'zod';

export const language = z.object({
  code: z.string(),
  name: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  messages: z.record(z.string(), z.string()),
});
export type Language = z.infer<typeof language>;
export type Messages = Language['messages'];

export const languageList = z.array(language);
export const languageQuery = z.strictObject({ code: z.string().max(20).optional() });
