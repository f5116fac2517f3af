import gabarito from '@/generated/fonts/gabarito.woff2'
import playfair from '@/generated/fonts/playfair.woff2'

/**
 * Preloads the two font subsets that a page shows first. Cached pages have their styles inlined and drop these links, so that the main picture loads
 * first (server/entry/page-cache/styles/inline-styles.ts).
 */
export function FontPreload() {
  return [gabarito, playfair].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
