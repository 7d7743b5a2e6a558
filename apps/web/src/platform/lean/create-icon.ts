import { createElement, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Stands in for lucide's own: the same drawing, without its contexts, aliases and class names. */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
    const named = rest['aria-label'] || rest['aria-labelledby'] || rest.role;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': named ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
