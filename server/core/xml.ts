/** An element; a null child is left out. */
export type Xml = { name: string; attributes: Record<string, string>; content: string | readonly Xml[] }

export function element(name: string, content: string | readonly (Xml | null)[], attributes: Record<string, string> = {}): Xml {
  return { name, attributes, content: typeof content === 'string' ? content : content.filter((child) => child !== null) }
}

/** Writes XML as Canonical XML has it: no white space between elements, no empty-element tags. Attributes keep their order. */
export function renderXml({ name, attributes, content }: Xml): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
  const inner = typeof content === 'string' ? escapeText(content) : content.map(renderXml).join('')
  return `<${name}${given.join('')}>${inner}</${name}>`
}

export function renderXmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderXml(root)}\n`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\t', '&#x9;'],
  ['\n', '&#xA;'],
  ['\r', '&#xD;'],
])

function escapeText(text: string) {
  return allowed(text).replace(/[&<>\r]/g, (char) => entities.get(char) ?? char)
}

function escapeAttribute(text: string) {
  return allowed(text).replace(/[&<"\t\n\r]/g, (char) => entities.get(char) ?? char)
}

/** Removes the characters that XML 1.0 cannot contain. */
function allowed(text: string) {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
