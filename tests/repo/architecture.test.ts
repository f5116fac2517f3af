import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureDependencies } from './support/feature-dependencies'
import { codeFiles, importsOf, isTest, read, type Import } from './support/project-files'

const sources = codeFiles.filter((file) => !isTest(file))
const imports = sources.flatMap(importsOf)

/** Fails with every offending import and the way out. */
function expectNone(found: Import[], wayOut: string) {
  expect(
    found.map(({ from, specifier }) => `${from} imports ${specifier}`),
    wayOut,
  ).toEqual([])
}

const isIn = (folder: string) => (one: Import) => one.from.startsWith(`${folder}/`)
const leadsTo =
  (...places: string[]) =>
  (one: Import) =>
    places.some((place) => one.specifier === place || one.specifier.startsWith(`${place}/`))

describe('allowed imports (docs/architecture.md)', () => {
  it('lib stands on nothing above it', () => {
    const found = imports.filter(isIn('lib')).filter(leadsTo('app', 'components', 'features', 'server'))
    expectNone(found, 'Move the shared part down into lib, or the file up to its user.')
  })

  it('components know no features and no server', () => {
    const found = imports.filter(isIn('components')).filter(leadsTo('app', 'features', 'server'))
    expectNone(found, 'Pass it in as a prop, or move the component into the feature.')
  })

  it('features reach the back end only through the contract, on the server through server/rsc', () => {
    const allowed = new Set(['server/rsc'])
    const found = imports
      .filter(isIn('features'))
      .filter(leadsTo('app', 'server'))
      .filter(({ specifier }) => !allowed.has(specifier))
    expectNone(found, 'Add the call to lib/api and use it.')
  })

  it('routes import features, components, lib and the doors of the server', () => {
    const doors = new Set(['server/rsc', 'server/api/running-api', 'server/api/call-for-host', 'server/api/feed-pages'])
    const found = imports
      .filter(isIn('app'))
      .filter(leadsTo('server', 'messages'))
      .filter(({ specifier }) => !doors.has(specifier))
    expectNone(found, 'Load through server/rsc.')
  })

  it('the proxy imports lib and the parts of the server that decide about a path', () => {
    const isProxy = (one: Import) => one.from === 'proxy.ts'
    const found = imports.filter(isProxy).filter(leadsTo('app', 'components', 'features', 'server', 'messages', 'demo'))
    expectNone(
      found.filter(({ specifier }) => !/^server\/(core|modules)\//.test(specifier)),
      'What it decides stands in a file of server/modules.',
    )
  })

  it('the server knows neither React nor the screens', () => {
    const isServer = (one: Import) => one.from.startsWith('server/') && one.from !== 'server/rsc.tsx'
    const found = imports.filter(isServer).filter(leadsTo('app', 'components', 'features', 'react', 'next', 'demo'))
    expectNone(
      found.filter(({ from }) => !/^server\/(entry|cli)\//.test(from)),
      'Only server/rsc.tsx and the entry know React and Next; only commands know the demo shop.',
    )
  })

  it('features use only the features they are declared to use', () => {
    const found = imports.filter(isIn('features')).filter((one) => {
      const [own, other] = [one.from.split('/')[1] ?? '', one.specifier.split('/')[1] ?? '']
      return one.specifier.startsWith('features/') && own !== other && !(featureDependencies[own] ?? []).includes(other)
    })
    expectNone(found, 'Declare it in tests/repo/support/feature-dependencies.ts, if it makes no cycle.')
  })

  it('the declared dependencies of features make no cycle', () => {
    const visit = (name: string, path: string[]): string[] => {
      if (path.includes(name)) return [...path, name]
      return (featureDependencies[name] ?? []).flatMap((next) => visit(next, [...path, name]))
    }
    expect(Object.keys(featureDependencies).flatMap((name) => visit(name, []))).toEqual([])
  })
})

describe('layers of the server (docs/architecture.md)', () => {
  // A layer may import those after it, never one before it. server/rsc.tsx stands beside the entry.
  const layers = ['cli', 'entry', 'background', 'api', 'modules', 'adapters', 'core', 'db']
  const layerOf = (file: string) => layers.indexOf(file.split('/')[1] ?? '')

  it('imports go down', () => {
    const found = imports
      .filter(isIn('server'))
      .filter(leadsTo('server'))
      .filter(({ from, specifier }) => layerOf(from) >= 0 && layerOf(specifier) < layerOf(from))
    expectNone(found, `Move the shared piece down. From top to bottom: ${layers.join(', ')}.`)
  })

  const edgesOf = (nodeOf: (file: string) => string) => {
    const edges = new Map<string, Set<string>>()
    for (const { from, specifier } of imports.filter(isIn('server'))) {
      const [a, b] = [nodeOf(from), nodeOf(specifier)]
      if (!b.startsWith('server/') || a === b) continue
      edges.set(a, (edges.get(a) ?? new Set()).add(b))
    }
    return edges
  }

  it('no file imports itself by way of others', () => expect(knots(edgesOf((file) => file.replace(/\.(tsx?|mjs)$/, '')))).toEqual([]))

  it('no folder imports itself by way of others', () => expect(knots(edgesOf((file) => path.posix.dirname(file)))).toEqual([]))
})

/** The groups of nodes that reach each other (Tarjan), each as one line. */
function knots(edges: Map<string, Set<string>>): string[] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    low.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group.toSorted().join(' <-> '))
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}

describe('one importer each (docs/architecture.md)', () => {
  const owners: Record<string, RegExp> = {
    axios: /^lib\/api\/client\.ts$/,
    'js-cookie': /^lib\/browser\/cookies\.ts$/,
    'react-hot-toast': /^lib\/browser\/toast\//,
    // What visitors see takes its icons from one file (components/ui/icon).
    'lucide-react': /^(features\/(admin|edit)|scripts)\//,
    // docs/decisions/071-links-are-anchors.md
    'next/link': /^$/,
    'next/navigation': /^lib\/i18n\/(navigation\.tsx|localized-router\.ts)$/,
    zustand: /-store\.ts$/,
    'drizzle-orm': /^(server|demo)\//,
    postgres: /^(server\/(db\/client|db\/lost-connection|db\/prepare-statements|adapters\/queue\/job-queue)\.ts$|scripts\/)/,
    nodemailer: /^server\/adapters\/mail\//,
    sharp: /^(server\/adapters\/images|demo\/art)\//,
    'pg-boss': /^server\/(adapters\/queue|background)\//,
  }

  it.each(Object.entries(owners))('%s', (name, owner) => {
    const found = imports
      .filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`))
      .filter(({ from }) => !owner.test(from))
    expectNone(found, `Only ${owner} may import ${name}; use what it offers.`)
  })

  it('process.env is read in lib/env.ts', () => {
    // Next reads the variable that built-config.ts sets.
    const allowed =
      /^(lib\/(env|development-build)\.ts|server\/entry\/built-config\.ts|features\/development\/page-tools\.tsx|instrumentation\.ts|playwright\.config\.ts|scripts\/)/
    expect(sources.filter((file) => !allowed.test(file) && read(file).includes('process.env'))).toEqual([])
  })
})

describe('the grain of the code', () => {
  it('a page holds at most 40 lines', () => {
    const pages = sources.filter((file) => /^app\/.*\/(page|route|layout)\.tsx?$/.test(file) || /^app\/.*page\.tsx$/.test(file))
    expect(pages.filter((file) => read(file).trim().split('\n').length > 40)).toEqual([])
  })

  it('a page that reads the query says that it is dynamic', () => {
    const pages = sources.filter(
      (file) => file.startsWith('app/') && file.endsWith('/page.tsx') && read(file).includes('searchParams: Promise'),
    )
    const isSaid = (file: string) => file.startsWith('app/(admin)/') || read(file).includes("export const dynamic = 'force-dynamic'")
    expect(
      pages.filter((file) => !isSaid(file)),
      'Below a layout with generateStaticParams it fails in production otherwise.',
    ).toEqual([])
  })

  it('colours come by token', () => {
    const allowed =
      /^(app\/globals\.css|app\/.*(opengraph|icon).*|app\/global-error\.tsx|demo\/|server\/(modules\/mail|adapters\/images)\/|features\/playground\/)/
    const styled = sources.filter((file) => file.endsWith('.tsx') && !allowed.test(file))
    expect(styled.filter((file) => /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=['"; ])|\brgba?\(|\bhsla?\(/i.test(read(file)))).toEqual([])
  })

  it('browsers draw ids with lib/text/new-id.ts, which works over plain http', () => {
    const found = sources.filter(
      (file) => /^(app|components|features|lib)\//.test(file) && /crypto\.(randomUUID|subtle)\b/.test(read(file)),
    )
    expect(found).toEqual([])
  })

  it('the statuses of reversed orders are listed once', () => {
    const lists = sources.filter((file) => /[[(]\s*'cancelled',\s*'withdrawn',\s*'refunded'\s*[\])]/.test(read(file)))
    expect(lists).toEqual(['lib/order/order-statuses.ts'])
  })

  it('no file re-exports a folder', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})
