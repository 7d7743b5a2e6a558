/** Addresses in a text without what may open them: a name and password before the host, and all after the path. */
export function bareAddresses(text: string): string {
  if (!text.includes('://')) return text;
  return text.replace(address, (_all, scheme: string, rest: string) => {
    const [place = ''] = rest.split(/[?#]/, 1);
    // A password may hold a slash, so that the last @ is looked for in all of it.
    return scheme + place.slice(place.lastIndexOf('@') + 1);
  });
}

const address = /\b([a-z][a-z\d+.-]*:\/\/)([^\s"'<>]+)/gi;
