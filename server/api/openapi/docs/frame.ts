import { createHash } from 'node:crypto'
import { escapeXml as escape } from '@/lib/text/xml'

const style = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .5rem 0 }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid #8886; padding-bottom: .25rem }
a { color: #12605f } a:focus-visible { outline: 2px solid; outline-offset: 2px }
ul { padding-left: 1.1rem } li { margin: .3rem 0 } ul.calls { list-style: none; padding: 0 }
code, pre { font: .9em/1.5 ui-monospace, monospace } pre { overflow: auto; padding: .75rem 1rem; border: 1px solid #8886; border-radius: .4rem }
h3 { font-size: 1rem } table { border-collapse: collapse; margin: .75rem 0 } th, td { border: 1px solid #8886; padding: .35rem .6rem; text-align: left; vertical-align: top }
.method { display: inline-block; min-width: 3.6rem; font-weight: 700 }
.note { opacity: .8 } .required { font-weight: 600 }
@media (prefers-color-scheme: dark) { a { color: #7fd3ce } }
`

/** The page may load nothing but this style. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

export const indexPath = '/api/docs'

/** A whole page. `body` is HTML. */
export function docsPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>
<body><nav><a href="${indexPath}">API</a> · <a href="/api/openapi.json">openapi.json</a></nav>
<main>${body}</main></body></html>`
}

export const text = (value: string) => escape(value)
export const code = (value: string) => `<code>${escape(value)}</code>`
export const list = (items: readonly string[], className = '') =>
  `<ul${className && ` class="${className}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Text in which `words` between backticks are code. */
export function prose(value: string): string {
  return value
    .split('`')
    .map((part, at) => (at % 2 === 1 ? code(part) : escape(part)))
    .join('')
}

export const operationPath = (id: string) => `${indexPath}/operation/${encodeURIComponent(id)}`
export const schemaPath = (name: string) => `${indexPath}/schema/${encodeURIComponent(name)}`
