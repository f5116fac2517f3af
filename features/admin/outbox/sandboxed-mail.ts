/** No scripts, no foreign content but https images; links open in a new tab. */
const sandboxHead =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data: https:"><base target="_blank">'

/** A mail's HTML for a sandboxed frame. The policy comes first, so that it applies to all content. */
export function sandboxedMail(html: string): string {
  const head = /<head\b[^>]*>/i.exec(html)
  if (!head) return sandboxHead + html
  const end = head.index + head[0].length
  return html.slice(0, end) + sandboxHead + html.slice(end)
}
