/** A placeholder of React: its number, and the fallback that shows until a script puts the content there. A fallback with boundaries of its own is left. */
const placeholder = /<!--\$\?--><template id="B:(\w+)"><\/template>((?:(?!<!--)[\s\S])*)<!--\/\$-->/g
/** The content of a placeholder, which React adds at the page's end, with the script that moves it. The first of these scripts also brings the code. */
const content = /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script[^>]*>(?:(?!<\/script>)[\s\S])*?\$RC\("B:\1","S:\1"\)<\/script>/g
/** Notes the time of the first paint for the script above. */
const timer = /<script[^>]*>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/

/**
 * Puts the parts of a complete page where they belong. React sends a part that suspended after the rest of a large page, also when nothing waits for it any
 * more: without scripts it would stay hidden, and with them it would move after it was painted. What results is what React sends of a small page
 * (docs/rules/platform.md#whole-pages).
 */
export function inlineBoundaries(html: string): string {
  if (!html.includes('$RC("B:')) return html
  const contents = new Map<string, string>()
  const rest = html.replaceAll(content, (_, id: string, part: string) => {
    contents.set(id, part)
    return ''
  })
  const inlined = fill(rest, contents)
  // Something has another form than these: React's scripts still know what to do.
  return contents.size > 0 || inlined.includes('$RC("B:') ? html : inlined.replace(timer, '')
}

/** Fills placeholders, also those in what they are filled with, and removes what it has used. */
function fill(html: string, contents: Map<string, string>): string {
  return html.replaceAll(placeholder, (whole, id: string) => {
    const part = contents.get(id)
    if (part === undefined) return whole
    contents.delete(id)
    return `<!--$-->${fill(part, contents)}<!--/$-->`
  })
}
