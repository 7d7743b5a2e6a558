/** Whether what npm says is installed are the packages of the lock file: all, or those that run the market. */
export function installedAs(locked, installed, set) {
  return Object.entries(locked).every(
    ([path, { version, link, dev, devOptional, optional }]) =>
      !path.includes('node_modules/') ||
      link ||
      (set === 'market' && dev) ||
      (installed[path] ? installed[path].version === version : optional || (set === 'market' && devOptional)),
  );
}
