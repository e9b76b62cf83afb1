import { createElement, type SVGAttributes } from 'react'

type IconData = { node: readonly [tag: string, attributes: Record<string, string>][] }
/**
 * Makes a component of what the icon set knows about an icon. The build puts it in the place of the set's own (see
 * vite.config.ts), which has twenty times the code for options that nothing here uses.
 */
// biome-ignore lint/style/noDefaultExport: it takes the place of one
export default function drawIcon({ node }: IconData) {
  return ({ size, ...rest }: SVGAttributes<SVGSVGElement> & { size: string }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
