/** One picture that was shown, and read. */
export interface ShownTime {
  /** When, in milliseconds since 1970. */
  at: number;
  /** How old it was. */
  age: number;
  height: number;
}
