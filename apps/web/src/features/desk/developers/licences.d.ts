declare module 'virtual:licences' {
  /** Made by build/licences.plugin.ts. */
  export const licences: ReadonlyArray<{ _id: string; version: string; licence: string }>;
}
