/** Removes what nobody sees: zero-width and control characters, soft hyphens, halves of surrogate pairs. Non-breaking spaces become spaces. */
export function cleanCharacters(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll(/[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|\p{Cs}/gu, '')
      // Joins the parts of an emoji; elsewhere it is noise.
      .replaceAll(/\u200d(?!\p{Extended_Pictographic})/gu, '')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
  )
}

/** The text of a clipboard or a drop for a plain text field. */
export function plainTextOf(clipboard: Pick<DataTransfer, 'getData'>, { multiline }: { multiline: boolean }): string {
  const text = cleanCharacters(clipboard.getData('text/plain') || textOfHtml(clipboard.getData('text/html')))
  if (!multiline) return text.replaceAll(/\s+/g, ' ').trim()
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Some programs offer HTML only. */
function textOfHtml(html: string): string {
  if (html === '') return ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of body.querySelectorAll('script,style')) hidden.remove()
  for (const end of body.querySelectorAll('br,p,div,li,h1,h2,h3,h4,h5,h6,tr')) end.after('\n')
  return body.textContent
}
