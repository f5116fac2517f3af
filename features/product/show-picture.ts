/**
 * Scrolls the gallery's strip to a picture, and the strip alone: on a phone the strip may be above what is read, and `scrollIntoView` would take the page
 * there (docs/rules/storefront.md#variant-choice).
 */
export function showPicture(id: number) {
  const picture = document.getElementById(`slika-${id}`)
  const strip = picture?.parentElement
  if (!picture || !strip) return
  strip.scrollBy({ left: picture.getBoundingClientRect().left - strip.getBoundingClientRect().left })
}
