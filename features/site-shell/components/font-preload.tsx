import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2'

/** The two subsets that every page shows at once; letters with carons follow with the stylesheet. React moves the links into the head. */
export function FontPreload() {
  return [gabarito, playfair].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
