import { endOfBlock, skip, splitAt } from './css-text'
import { alternativesOf } from './selector-classes'

/** A stylesheet as far as its parts can be left out. */
export type StyleNode =
  /** At-rules that are kept as they are, as @font-face. */
  | { kind: 'statement'; text: string }
  /** @property */
  | { kind: 'property'; name: string; text: string }
  /** @media, @layer, @supports and others around rules. */
  | { kind: 'group'; prelude: string; children: StyleNode[] }
  /** Matches elements with all classes of one alternative. */
  | { kind: 'rule'; prelude: string; alternatives: string[][]; body: string }
  /** A rule without classes that sets custom properties only. */
  | { kind: 'variables'; prelude: string; declarations: { name: string; value: string }[] }

const groups = /^@(?:media|layer|supports|container|starting-style|scope)\b/

/** Parses a minified stylesheet of the build, whose rules are not nested. */
export function parseStyles(css: string): StyleNode[] {
  const nodes: StyleNode[] = []
  let start = 0
  for (let at = 0; at < css.length; at = skip(css, at)) {
    if (css[at] === ';') {
      nodes.push({ kind: 'statement', text: css.slice(start, at + 1) })
      start = at + 1
    }
    if (css[at] !== '{') continue
    const end = endOfBlock(css, at)
    nodes.push(nodeOf(css.slice(start, at).trim(), css.slice(at + 1, end)))
    at = end
    start = end + 1
  }
  return nodes
}

function nodeOf(prelude: string, body: string): StyleNode {
  const text = `${prelude}{${body}}`
  if (groups.test(prelude)) return { kind: 'group', prelude, children: parseStyles(body) }
  if (prelude.startsWith('@property ')) return { kind: 'property', name: prelude.slice('@property '.length).trim(), text }
  if (prelude.startsWith('@')) return { kind: 'statement', text }
  const alternatives = alternativesOf(prelude)
  const isForAll = alternatives.some((names) => names.length === 0)
  const declarations = isForAll ? customProperties(body) : null
  return declarations ? { kind: 'variables', prelude, declarations } : { kind: 'rule', prelude, alternatives, body }
}

/** Null if the body declares anything else. */
function customProperties(body: string) {
  const declarations = splitAt(body, ';').filter((one) => one !== '')
  if (declarations.length === 0 || !declarations.every((one) => one.startsWith('--'))) return null
  return declarations.map((one) => {
    const colon = one.indexOf(':')
    return { name: one.slice(0, colon), value: one.slice(colon + 1) }
  })
}
