import type { SiteInfo } from '@/server/core/context'
import { fillText, texts } from '@/server/core/texts'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes text for HTML; every value of a mail passes through it (docs/rules/mail.md#mail-html). */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (char) => escapes.get(char) ?? char)
}

export function paragraph(text: string) {
  return `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(text)}</p>`
}

/** Short lines in one paragraph, e.g. an address. */
export function block(lines: string[]) {
  return `<p style="margin:0 0 16px;line-height:1.5">${lines.map(escapeHtml).join('<br>')}</p>`
}

export function button(label: string, href: string) {
  const style =
    'display:inline-block;background:#12484c;color:#fffdf8;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:600'
  return `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`
}

/** An inline attachment (server/modules/mail/delivery/attachments.ts); `width` in pixels. */
export function picture(name: string, alt: string, width: number) {
  const style = 'display:block;max-width:100%;height:auto;background:#fff'
  return `<p style="margin:0 0 16px"><img src="cid:${name}" alt="${escapeHtml(alt)}" width="${width}" style="${style}"></p>`
}

export function heading(text: string) {
  return `<h2 style="margin:28px 0 10px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`
}

const cell = 'padding:10px 0;border-bottom:1px solid #e6dccb;vertical-align:top'
const small = 'font-size:14px;color:#6b6055;line-height:1.5'

type Line = { name: string; notes: string[]; quantity: string; price: string }

/** Line items, one row each. */
export function lineTable(lines: Line[]) {
  const rows = lines.map(({ name, notes, quantity, price }) => {
    const below = [...notes, quantity].map((note) => `<div style="${small}">${escapeHtml(note)}</div>`).join('')
    return `<tr><td style="${cell}">${escapeHtml(name)}${below}</td><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(price)}</td></tr>`
  })
  return `<table role="presentation" style="width:100%;border-collapse:collapse">\n${rows.join('\n')}\n</table>`
}

/** Totals, the last one in bold. */
export function totals(pairs: [string, string][]) {
  const rows = pairs.map(([label, value], i) => {
    const weight = i === pairs.length - 1 ? ';font-weight:700;font-size:18px' : ''
    return `<tr><td style="padding:6px 0${weight}">${escapeHtml(label)}</td><td style="padding:6px 0 6px 16px;text-align:right;white-space:nowrap${weight}">${escapeHtml(value)}</td></tr>`
  })
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin-top:8px">\n${rows.join('\n')}\n</table>`
}

/** Label and value, one row each, in small print. */
export function details(pairs: [string, string][]) {
  const rows = pairs.map(
    ([label, value]) =>
      `<tr><td style="padding:3px 16px 3px 0;vertical-align:top;${small}">${escapeHtml(label)}</td><td style="padding:3px 0;vertical-align:top;font-size:14px;line-height:1.5">${escapeHtml(value)}</td></tr>`,
  )
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`
}

/** The HTML layout of every mail. `blocks` are escaped HTML. */
export function mailPage(site: SiteInfo, title: string, blocks: string[]) {
  return `<!doctype html>
<html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f1e7;color:#2a2420;font-family:Georgia,'Times New Roman',serif;font-size:16px">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700"><a href="${escapeHtml(site.url)}" style="color:#2a2420;text-decoration:none">${escapeHtml(site.name)}</a></p>
<div style="background:#fffdf8;border-radius:12px;padding:32px 28px">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.join('\n')}
</div>
</div></body></html>`
}

export function greeting(firstName: string) {
  return firstName ? fillText(texts.mails.helloName, { firstName }) : texts.mails.hello
}

type LinkMail = { subject: string; title: string; before: string[]; link?: { label: string; href: string }; after?: string[] }

/** Renders a mail of paragraphs and a link as HTML and plain text. */
export function renderLinkMail(site: SiteInfo, { subject, title, before, link, after = [] }: LinkMail) {
  return {
    subject: `${subject}: ${site.name}`,
    html: mailPage(site, title, [...before.map(paragraph), ...(link ? [button(link.label, link.href)] : []), ...after.map(paragraph)]),
    text: plainText(site, [title, ...before, ...(link ? [link.href] : []), ...after]),
  }
}

/** Paragraphs of plain text, signed with the site's name. */
export function plainText({ name }: SiteInfo, paragraphs: string[]) {
  return [...paragraphs, `${name}\n`].join('\n\n')
}
