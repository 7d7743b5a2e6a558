const key = 'souk-left';

// For browsers that forbid storage.
let here = false;

/** That the user signed out, in any tab; a session that ran out or was ended elsewhere is another thing. */
export const left = {
  remember(): void {
    here = true;
    tryTo(() => localStorage.setItem(key, '1'));
  },
  forget(): void {
    here = false;
    tryTo(() => localStorage.removeItem(key));
  },
  isKnown: (): boolean => here || tryTo(() => localStorage.getItem(key)) === '1',
};

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
