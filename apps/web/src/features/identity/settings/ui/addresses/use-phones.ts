import { useEffect, useState } from 'react';

type Phones = typeof import('@souk/shared/identity/addresses/phone.ts');

/** The numbering plans of the world, fetched once there is a number to read; null until then. */
export function usePhones(): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null);
  useEffect(() => {
    let wanted = true;
    import('@souk/shared/identity/addresses/phone.ts').then(
      (loaded) => wanted && setPhones(loaded),
      // Without them a number is shown as it is kept, and the server judges a new one.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return phones;
}
