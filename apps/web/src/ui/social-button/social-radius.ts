export const socialRadius = { default: 15, min: 0, max: 50 } as const;

/** The border radius to draw: out of range it throws for the developer, and is brought into range for the user. */
export function radiusWithin(radius: number, strict: boolean): number {
  if (radius >= socialRadius.min && radius <= socialRadius.max) return radius;
  if (strict) {
    throw new RangeError(
      `a social sign-in button's border radius is ${socialRadius.min} to ${socialRadius.max}, not ${radius}`,
    );
  }
  if (Number.isNaN(radius)) return socialRadius.default;
  return Math.min(socialRadius.max, Math.max(socialRadius.min, radius));
}
