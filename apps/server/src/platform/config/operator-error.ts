/** Something the person who runs the market can put right: its message is all they need to see. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
