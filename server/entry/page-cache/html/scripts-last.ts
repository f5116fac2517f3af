/** The preload of the picture that is painted largest: React writes one for each picture of high priority. */
const priorityPicture = /<link rel="preload" as="image"[^>]* fetchPriority="high"/
/** A script of the build that runs when it is there, or its preload. */
const script =
  /<script(?=[^>]* async="")[^>]* src="\/_next\/[^>]*><\/script>|<link rel="preload"(?=[^>]* as="script")[^>]* href="\/_next\/[^>]*>/g
const end = '</body></html>'

/**
 * Puts the scripts of a complete page at its end if it begins with a large picture: on a slow line, where each connection gets its share, five scripts took
 * most of it before the picture was there (docs/rules/storefront.md#picture-before-scripts).
 */
export function putScriptsLast(html: string): string {
  if (!beginsWithPicture(html) || !html.endsWith(end)) return html
  let scripts = ''
  const rest = html.slice(0, -end.length).replaceAll(script, (tag) => {
    if (tag.startsWith('<script')) scripts += tag
    return ''
  })
  return rest + scripts + end
}

export function beginsWithPicture(html: string) {
  return priorityPicture.test(html)
}
