import { type ComponentProps, createElement } from 'react';

/** As lucide keeps one. */
export type Drawing = ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;

type IconProps = ComponentProps<'svg'> & { size?: number | string };

/** Draws one of lucide's icons as its own code does for what we ask of it. */
export default function createIcon(drawing: Drawing) {
  return ({ size = 24, color = 'currentColor', children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        ...rest,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
