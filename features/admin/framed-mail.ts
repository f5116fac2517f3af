/** Nothing runs, nothing is loaded from elsewhere, links open beside the panel. */
const rules =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data: https:"><base target="_blank">'

/** A mail's HTML for a sandboxed frame. The rules go first, so that they hold for everything that follows. */
export function framedMail(html: string): string {
  const head = /<head\b[^>]*>/i.exec(html)
  if (!head) return rules + html
  const end = head.index + head[0].length
  return html.slice(0, end) + rules + html.slice(end)
}
