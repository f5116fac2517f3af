import { isPersonName } from '@/lib/address/person-name'
import { fillText, textsOf } from '@/server/core/texts'
import { companyLines, type MailSite } from './mail-site'

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

/** A paragraph in which our own address is a link. */
export function linkedParagraph(text: string, href: string) {
  const link = `<a class="link" href="${escapeHtml(href)}" style="color:#12484c">${escapeHtml(href)}</a>`
  return `<p style="margin:0 0 16px;line-height:1.6">${text.split(href).map(escapeHtml).join(link)}</p>`
}

/** Short lines in one paragraph, e.g. an address. */
export function block(lines: string[]) {
  return `<p style="margin:0 0 16px;line-height:1.5">${lines.map(escapeHtml).join('<br>')}</p>`
}

/** Lines of what somebody wrote before. */
export function quote(lines: string[]) {
  const style = 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e6dccb;line-height:1.5'
  return `<blockquote class="soft rule" style="${style}">${lines.map(escapeHtml).join('<br>')}</blockquote>`
}

/** A table cell, because Outlook draws no background behind a padded link. */
export function button(label: string, href: string) {
  const cell = 'background:#12484c;border-radius:10px;mso-padding-alt:14px 24px'
  const link = 'display:inline-block;color:#fffdf8;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:600'
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td bgcolor="#12484c" style="${cell}"><a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td></tr></table>`
}

/**
 * An inline attachment (server/modules/mail/delivery/attachments.ts); `width` in pixels, for Outlook, which knows no `max-width`. Elsewhere it shrinks with a
 * phone. The white frame stays in dark mode, for scanners, so the alternative text keeps its dark ink.
 */
export function picture(name: string, alt: string, width: number) {
  const style = `display:block;width:100%;max-width:${width}px;height:auto;background:#ffffff;color:#2a2420`
  return `<p style="margin:0 0 16px"><img src="cid:${name}" alt="${escapeHtml(alt)}" width="${width}" style="${style}"></p>`
}

export function heading(text: string) {
  return `<h2 style="margin:28px 0 10px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`
}

const cell = 'padding:10px 0;border-bottom:1px solid #e6dccb;vertical-align:top'
const small = 'font-size:14px;color:#6b6055;line-height:1.5'
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

type Line = { name: string; notes: string[]; quantity: string; price: string }

/** Line items, one row each. */
export function lineTable(lines: Line[]) {
  const rows = lines.map(({ name, notes, quantity, price }) => {
    const below = [...notes, quantity].map((note) => `<div class="soft" style="${small}">${escapeHtml(note)}</div>`).join('')
    return `<tr><td class="rule" style="${cell}">${escapeHtml(name)}${below}</td><td class="rule" align="right" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(price)}</td></tr>`
  })
  return `${table} width="100%" style="width:100%;border-collapse:collapse">\n${rows.join('\n')}\n</table>`
}

/** Totals, the last one in bold. */
export function totals(pairs: [string, string][]) {
  const rows = pairs.map(([label, value], i) => {
    const weight = i === pairs.length - 1 ? ';font-weight:700;font-size:18px' : ''
    return `<tr><td style="padding:6px 0${weight}">${escapeHtml(label)}</td><td align="right" style="padding:6px 0 6px 16px;text-align:right;white-space:nowrap${weight}">${escapeHtml(value)}</td></tr>`
  })
  return `${table} width="100%" style="width:100%;border-collapse:collapse;margin-top:8px">\n${rows.join('\n')}\n</table>`
}

/** Label and value, one row each, in small print. */
export function details(pairs: [string, string][]) {
  const rows = pairs.map(
    ([label, value]) =>
      `<tr><td class="soft" style="padding:3px 16px 3px 0;vertical-align:top;${small}">${escapeHtml(label)}</td><td style="padding:3px 0;vertical-align:top;font-size:14px;line-height:1.5">${escapeHtml(value)}</td></tr>`,
  )
  return `${table} style="border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`
}

/** Colours for programs that ask for them; Gmail and Outlook derive their own dark colours from the light ones. */
const darkColours = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#1b1714!important}.card{background:#28211a!important}.page,.card,.ink{color:#f3ece0!important}.soft{color:#c9bdac!important}.rule{border-color:#4a4036!important}.link{color:#8fd3d0!important}}`

/** The HTML layout of every mail: one column in tables, which Outlook can draw (docs/rules/mail.md#mail-html). `blocks` are escaped HTML. */
export function mailPage(site: MailSite, title: string, blocks: string[]) {
  return `<!doctype html>
<html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${darkColours}</style></head>
<body class="page" style="margin:0;background:#f6f1e7;color:#2a2420;font-family:Georgia,'Times New Roman',serif;font-size:16px">
${table} width="100%" bgcolor="#f6f1e7" class="page" style="background:#f6f1e7"><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
${table} width="100%" style="max-width:600px;text-align:left">
<tr><td style="padding:0 8px 24px;font-size:20px;font-weight:700"><a class="ink" href="${escapeHtml(site.url)}" style="color:#2a2420;text-decoration:none">${escapeHtml(site.name)}</a></td></tr>
<tr><td class="card" bgcolor="#fffdf8" style="background:#fffdf8;border-radius:12px;padding:32px 28px">
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.join('\n')}
</td></tr>
${companyRow(site)}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`
}

/** docs/rules/mail.md#mail-company */
function companyRow({ company, url }: MailSite) {
  if (!company) return ''
  const link = (href: string, text: string) => `<a class="link" href="${escapeHtml(href)}" style="color:#12484c">${escapeHtml(text)}</a>`
  const contacts = [
    link(`mailto:${company.email}`, company.email),
    link(`tel:${company.phone.replaceAll(/[^\d+]/g, '')}`, company.phone),
    link(url, url),
  ]
  return `<tr><td class="soft" style="padding:24px 8px 0;${small}">${companyLines(company).map(escapeHtml).join('<br>')}<br>${contacts.join(' · ')}</td></tr>\n`
}

/** Longer names are messages. Characters. */
const maxGreetedLength = 30

/** The name that a mail greets by; empty for what is no name, since anybody may open an account with any address (docs/rules/mail.md#greeting). */
export function greetedName(firstName: string) {
  return firstName.length <= maxGreetedLength && isPersonName(firstName) ? firstName : ''
}

export function greeting({ locale }: Pick<MailSite, 'locale'>, firstName: string) {
  const { hello, helloName } = textsOf(locale).mails
  const name = greetedName(firstName)
  return name ? fillText(helloName, { firstName: name }) : hello
}

type LinkMail = { subject: string; title: string; before: string[]; link?: { label: string; href: string }; after?: string[] }

/** Renders a mail of paragraphs and a link as HTML and plain text. */
export function renderLinkMail(site: MailSite, { subject, title, before, link, after = [] }: LinkMail) {
  return {
    subject,
    html: mailPage(site, title, [...before.map(paragraph), ...(link ? [button(link.label, link.href)] : []), ...after.map(paragraph)]),
    text: plainText(site, [title, ...before, ...(link ? [link.href] : []), ...after]),
  }
}

/** Paragraphs of plain text, signed with the site's name. */
export function plainText({ name }: MailSite, paragraphs: string[]) {
  return [...paragraphs, `${name}\n`].join('\n\n')
}
