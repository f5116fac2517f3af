import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2'
import { preload } from 'react-dom'

/** The two subsets that every page shows at once; letters with carons follow with the stylesheet. */
export function FontPreload() {
  for (const font of [gabarito, playfair]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return null
}
