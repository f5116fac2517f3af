import { splitAt } from './css-text'

const escape = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi
const className = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+)/gi
/** A pseudo-class whose argument must match too. */
const nested = /^:(?:is|where)$/

/** The sets of classes with which an element and those around it can match a selector: one of them is enough. What :not() and :has() say is left out. */
export function alternativesOf(selector: string): string[][] {
  return unique(splitAt(selector, ',').flatMap(alternativesOfOne))
}

function alternativesOfOne(selector: string): string[][] {
  const { outside, lists } = withoutArguments(selector)
  const own = [...outside.matchAll(className)].map(([, name = '']) => unescapeCss(name))
  return lists.reduce<string[][]>(
    (found, list) => found.flatMap((names) => alternativesOf(list).map((further) => [...names, ...further])),
    [own],
  )
}

/** The selector without what stands in brackets, and the arguments of :is() and :where(). */
function withoutArguments(selector: string) {
  const lists: string[] = []
  let outside = ''
  let at = 0
  while (at < selector.length) {
    const character = selector[at] ?? ''
    if (character === '\\') {
      outside += selector.slice(at, at + 2)
      at += 2
      continue
    }
    const close = character === '(' ? ')' : character === '[' ? ']' : null
    if (!close) {
      outside += character
      at++
      continue
    }
    const [inside = ''] = splitAt(selector.slice(at + 1), close)
    const name = /:[a-z-]+$/.exec(outside)?.[0] ?? ''
    if (nested.test(name)) lists.push(inside)
    outside += ' '
    at += inside.length + 2
  }
  return { outside, lists }
}

function unescapeCss(name: string) {
  return name.replaceAll(escape, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  )
}

function unique(alternatives: string[][]) {
  return [...new Map(alternatives.map((names) => [names.toSorted().join(' '), names])).values()]
}
