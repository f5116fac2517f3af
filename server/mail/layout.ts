import type { SiteInfo } from '../context'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text for use inside HTML; every value of a mail passes through here. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (char) => escapes.get(char) ?? char)
}

export function paragraph(text: string) {
  return `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(text)}</p>`
}

export function button(label: string, href: string) {
  const style = 'display:inline-block;background:#12484c;color:#fffdf8;padding:14px 24px;border-radius:10px;text-decoration:none;font-weight:600'
  return `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`
}

/** The frame of every mail: one column, the shop's colours, readable with pictures and styles off. `blocks` are HTML already escaped. */
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
