/** Splits at a character that stands in no string and in no brackets. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; at = skip(text, at)) {
    const character = text[at] ?? ''
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if (character !== separator || depth > 0) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

/** The position of the brace that closes the one at `open`. */
export function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at = skip(css, at)) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** The next position; escaped characters, strings and comments are stepped over. */
export function skip(css: string, at: number): number {
  const character = css[at]
  if (character === '\\') return at + 2
  if (character === '/' && css[at + 1] === '*') return css.indexOf('*/', at) + 2 || css.length
  if (character !== '"' && character !== "'") return at + 1
  let end = at + 1
  while (end < css.length && css[end] !== character) end += css[end] === '\\' ? 2 : 1
  return end + 1
}
