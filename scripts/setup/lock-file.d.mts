interface Locked {
  version?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

export function installedAs(
  locked: Record<string, Locked>,
  installed: Record<string, { version?: string } | undefined>,
  set: 'market' | 'all',
): boolean;
