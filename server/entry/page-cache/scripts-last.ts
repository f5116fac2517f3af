/** The preload of the picture that is painted largest: React writes one for each picture of high priority. */
const priorityPicture = /<link rel="preload" as="image"[^>]* fetchPriority="high"/
const asyncScript = /<script(?=[^>]* src="\/_next\/)(?=[^>]* async="")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")(?=[^>]* href="\/_next\/)[^>]*>/g
const end = '</body></html>'

/**
 * Puts the scripts of a complete page at its end if it begins with a large picture: on a slow line, where each connection gets its share, five scripts took
 * most of it before the picture was there (docs/rules/storefront.md#picture-before-scripts).
 */
export function putScriptsLast(html: string): string {
  if (!priorityPicture.test(html) || !html.endsWith(end)) return html
  const scripts = html.match(asyncScript) ?? []
  const rest = html.replaceAll(asyncScript, '').replaceAll(scriptPreload, '')
  return `${rest.slice(0, -end.length)}${scripts.join('')}${end}`
}
