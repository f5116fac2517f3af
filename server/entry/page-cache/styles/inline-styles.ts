import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createStylePicker } from './used-styles'

const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)"(?! disabled)([^>]*)>/g
const address = /url\((["']?)(?!data:|\/|#)([^"')]+)\1\)/g

/**
 * Inlines what a page uses of the build's stylesheets, which saves a round trip before the first paint on slow phones. The disabled link stays: a script in
 * the page enables it after that (lib/browser/inline-scripts/early-script.ts), and React recognizes the stylesheet by its href.
 */
export function createStyleInliner(output: string) {
  const styles = new Map<string, ((html: string) => string) | null>()

  function pickerOf(href: string) {
    const cached = styles.get(href)
    if (cached !== undefined) return cached
    const css = readCss(path.join(output, href.replace('/_next/', '')))
    const folder = path.posix.dirname(href)
    // URLs in a stylesheet are relative to it. No trailing newline, as in the rest of the page.
    const pick =
      css === null || css.includes('</')
        ? null
        : createStylePicker(css.trim().replaceAll(address, (_, quote, to) => `url(${quote}${path.posix.join(folder, to)}${quote})`))
    styles.set(href, pick)
    return pick
  }

  return function inlineStyles(html: string): string {
    return html.replaceAll(link, (tag, href, rest) => {
      const pick = pickerOf(href)
      return pick === null ? tag : `<style>${pick(html)}</style><link rel="stylesheet" href="${href}" disabled=""${rest}>`
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
