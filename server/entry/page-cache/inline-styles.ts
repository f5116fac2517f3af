import { readFileSync } from 'node:fs'
import path from 'node:path'

const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"(?! disabled)([^>]*)>/g
const address = /url\((["']?)(?!data:|\/|#)([^"')]+)\1\)/g

/**
 * Writes the build's stylesheets into a page. Nothing is painted before they are there, and on a slow phone another round trip, shared with fonts, pictures
 * and scripts, takes as long as the page itself. The link stays, switched off, so that it is not fetched: by its address React knows that the
 * stylesheet is there, on this page and on those that are wandered to.
 */
export function createStyleInliner(output: string) {
  const styles = new Map<string, string | null>()

  function styleOf(href: string): string | null {
    const cached = styles.get(href)
    if (cached !== undefined) return cached
    const css = readCss(path.join(output, href.replace('/_next/', '')))
    const folder = path.posix.dirname(href)
    // Addresses in a stylesheet are relative to it. It ends no line, as nothing else of a page does.
    const text =
      css === null || css.includes('</')
        ? null
        : css.trim().replaceAll(address, (_, quote, to) => `url(${quote}${path.posix.join(folder, to)}${quote})`)
    styles.set(href, text)
    return text
  }

  return function inlineStyles(html: string): string {
    return html.replaceAll(link, (tag, href, rest) => {
      const style = styleOf(href)
      return style === null ? tag : `<style>${style}</style><link rel="stylesheet" href="${href}" disabled=""${rest}>`
    })
  }
}

function readCss(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
