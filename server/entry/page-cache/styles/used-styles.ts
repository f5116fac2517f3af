import { parseStyles, type StyleNode } from './parse-styles'

const classAttribute = /\sclass="([^"]*)"/g
const variableUse = /--[\w-]+/g
const entities: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

/**
 * The part of a stylesheet that a page can use: rules for its classes and elements, with the custom properties they read. They keep their order. What the
 * page shows only later comes with the whole stylesheet.
 */
export function createStylePicker(css: string) {
  const nodes = parseStyles(css)

  return function pickStyles(html: string): string {
    const classes = classesOf(html)
    const used = usedRules(nodes, classes)
    return format(used, variablesOf(used, html))
  }
}

function classesOf(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, value = ''] of html.matchAll(classAttribute)) for (const name of value.split(/\s+/)) classes.add(unescapeHtml(name))
  return classes
}

function unescapeHtml(text: string) {
  return text.includes('&') ? text.replaceAll(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => entities[name] ?? '') : text
}

function usedRules(nodes: readonly StyleNode[], classes: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.kind === 'group') {
      const children = usedRules(node.children, classes)
      return children.length > 0 ? [{ ...node, children }] : []
    }
    const isUsed = node.kind !== 'rule' || node.alternatives.some((names) => names.every((name) => classes.has(name)))
    return isUsed ? [node] : []
  })
}

/** The custom properties that the rules or the page read, and those that these read. */
function variablesOf(nodes: readonly StyleNode[], html: string): Set<string> {
  const used = new Set(html.match(/(?<=var\()--[\w-]+/g))
  const readsOf = new Map<string, string[]>()
  collectReads(nodes, { used, readsOf })
  // A set is iterated with what is added meanwhile.
  for (const name of used) for (const further of readsOf.get(name) ?? []) used.add(further)
  return used
}

function collectReads(nodes: readonly StyleNode[], into: { used: Set<string>; readsOf: Map<string, string[]> }) {
  for (const node of nodes) {
    if (node.kind === 'group') collectReads(node.children, into)
    if (node.kind === 'rule') for (const name of node.body.match(variableUse) ?? []) into.used.add(name)
    if (node.kind === 'variables')
      for (const { name, value } of node.declarations)
        into.readsOf.set(name, [...(into.readsOf.get(name) ?? []), ...(value.match(variableUse) ?? [])])
  }
}

function format(nodes: readonly StyleNode[], variables: ReadonlySet<string>): string {
  return nodes.map((node) => formatNode(node, variables)).join('')
}

function formatNode(node: StyleNode, variables: ReadonlySet<string>): string {
  switch (node.kind) {
    case 'statement':
      return node.text
    case 'property':
      return variables.has(node.name) ? node.text : ''
    case 'rule':
      return `${node.prelude}{${node.body}}`
    case 'group': {
      const children = format(node.children, variables)
      return children && `${node.prelude}{${children}}`
    }
    case 'variables': {
      const declarations = node.declarations.filter(({ name }) => variables.has(name))
      return declarations.length > 0 ? `${node.prelude}{${declarations.map(({ name, value }) => `${name}:${value}`).join(';')}}` : ''
    }
    default:
      return node satisfies never
  }
}
