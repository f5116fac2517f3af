/** Nothing runs, nothing is loaded from elsewhere, links open beside the panel. */
const sandboxHead =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data: https:"><base target="_blank">'

/** A mail's HTML for a sandboxed frame. The rules go first, so that they hold for everything that follows. */
export function sandboxedMail(html: string): string {
  const head = /<head\b[^>]*>/i.exec(html)
  if (!head) return sandboxHead + html
  const end = head.index + head[0].length
  return html.slice(0, end) + sandboxHead + html.slice(end)
}
