import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2'

/**
 * The two subsets that a page shows at once, where its styles come as a file of their own; letters with carons follow with them. A page that is kept has
 * its styles within (server/entry/page-cache/inline-styles.ts): there the picture goes first. React moves the links into the head.
 */
export function FontPreload() {
  return [gabarito, playfair].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
