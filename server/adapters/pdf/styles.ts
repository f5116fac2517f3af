import type { Style } from './typesetter'

/** Points (1/72 inch) on A4. `bottom` leaves room for the footer. */
export const page = { width: 595.28, height: 841.89, left: 51, right: 544.28, top: 54, bottom: 752 } as const
export const textWidth = page.right - page.left

/** One millimetre in points. */
export const mm = 72 / 25.4

/** The site's colours (app/globals.css). */
export const colours = {
  ink: '#231d16',
  soft: '#574d41',
  faint: '#6c6152',
  line: '#e4dccc',
  lamp: '#f2b64c',
  lampSoft: '#fbeed1',
  white: '#ffffff',
} as const

const style = (face: Style['face'], size: number, color: string, leading = 1.38): Style => ({ face, size, color, leading })

export const styles = {
  wordmark: style('title', 17, colours.ink, 1.2),
  title: style('title', 27, colours.ink, 1.2),
  heading: style('title', 14.5, colours.ink, 1.25),
  body: style('text', 9.5, colours.ink),
  soft: style('text', 9.5, colours.soft),
  strong: style('strong', 9.5, colours.ink),
  small: style('text', 8.2, colours.soft),
  tiny: style('text', 7.4, colours.faint, 1.45),
  label: style('strong', 8.2, colours.faint),
  total: style('strong', 12.5, colours.ink, 1.3),
} satisfies Record<string, Style>
