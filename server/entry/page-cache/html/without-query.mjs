// What Next renders once for all visitors names the address of the first of them, with the query: a token from a link in a mail would be read by the next visitor
// (docs/rules/platform.md#query-of-shared-pages). The client takes its own address from the browser.

/** A quote as it stands in router data, and in HTML, where data is a string of a script. @typedef {'"' | '\\"'} Quote */

/** Address and query in the first row of data. Both come percent-encoded from a URL, without any quote. @param {Quote} quote */
function patternOf(quote) {
  const q = quote.replace('\\', '\\\\')
  const text = `${q}[^"]*?${q}`
  return new RegExp(`${q}c${q}:\\[(${text}(?:,${text})*)\\],${q}q${q}:${text}`, 'g')
}

const patterns = { '"': patternOf('"'), '\\"': patternOf('\\"') }

/** @param {string} text @param {Quote} quote */
function withoutQuery(text, quote) {
  return text.replaceAll(patterns[quote], (_, list) => {
    // The address, split at its slashes, which a query may have too.
    const [pathname = ''] = list.slice(quote.length, -quote.length).replaceAll(`${quote},${quote}`, '/').split('?')
    const parts = pathname.split('/').map((/** @type {string} */ part) => `${quote}${part}${quote}`)
    return `${quote}c${quote}:[${parts.join()}],${quote}q${quote}:${quote}${quote}`
  })
}

/** Router data without the query of its request. @param {string} text */
export const dataWithoutQuery = (text) => withoutQuery(text, '"')

/** The same of a page with its data in scripts. @param {string} html */
export const htmlWithoutQuery = (html) => withoutQuery(html, '\\"')
