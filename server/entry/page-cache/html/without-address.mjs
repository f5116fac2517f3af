// What Next renders once for all visitors names the address of the first of them, with its query: a token from a link in a mail would be read by the next visitor
// (docs/rules/platform.md#address-of-shared-pages). The browser's router takes its own address from the browser.

/**
 * Address, split at its slashes, and query in the first row of data. Both come percent-encoded from a URL, without any quote.
 * @param {string} quote as it stands in router data, or in HTML, where data is a string of a script
 */
function patternOf(quote) {
  const q = quote.replace('\\', '\\\\')
  const text = `${q}[^"]*?${q}`
  return new RegExp(`${q}c${q}:\\[${text}(?:,${text})*\\],${q}q${q}:${text}`, 'g')
}

const inData = patternOf('"')
const inHtml = patternOf('\\"')

/** Router data without the address of its request. @param {string} text */
export const dataWithoutAddress = (text) => text.replaceAll(inData, '"c":["",""],"q":""')

/** The same of a page with its data in scripts. @param {string} html */
export const htmlWithoutAddress = (html) => html.replaceAll(inHtml, String.raw`\"c\":[\"\",\"\"],\"q\":\"\"`)
