import { readdirSync } from 'node:fs'
import { z } from 'zod'
import type { Method } from '@/lib/api/endpoint'
import { app } from '@/server/api/app'
import type { ContractRow } from '@/server/core/define-handlers'
import { operations } from '@/server/api/modules'

type Route = { method: string; path: string }

/** The app's routes outside the contract. */
export function rawRoutes(): Route[] {
  const ofContract = new Set(operations.map(({ endpoint }) => nameOf({ ...endpoint, path: endpoint.path.replace(/\{(\w+)\}/g, ':$1') })))
  const all = new Map(
    app.routes.filter(({ path }) => path !== '/*').map(({ method, path }) => [nameOf({ method, path }), { method, path }]),
  )
  return [...all].flatMap(([name, route]) => (ofContract.has(name) ? [] : [route]))
}

export function nameOf({ method, path }: Route) {
  return `${method.toUpperCase()} ${path}`
}

/** Generated files (sitemap, feed, robots) and files of DATA_DIR, which only a whole server has. */
export function fileRoutes(): Route[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/route.ts'))
  const made = files
    .filter((file) => !file.startsWith('api/'))
    .map((file) => `/${file.replace('/route.ts', '').replace(/\[(\w+)\]/g, ':$1')}`)
  return [...made.toSorted(), '/media/*'].map((path) => ({ method: 'GET', path }))
}

const text = z.string().max(200)
/** Schemas of path parameters that a guess would never match. tests/fuzz/from-schema.ts knows the first two. */
const parameters: Record<string, [name: string, schema: z.ZodType]> = {
  key: ['fileKey', text],
  id: ['invoiceId', z.number().int()],
  provider: ['provider', z.union([z.enum(['hostedForm', 'paypal', 'bankTransfer', 'cashOnDelivery']), text])],
  operation: ['operation', z.union([z.enum(['v1.login', 'v2.ecommerce.cart.addItem']), text])],
  schema: ['schema', z.union([z.enum(['Cart', 'Failure', 'constructor', '__proto__']), text])],
  file: ['file', z.union([z.enum(['products.xml', 'pages.xml', 'posts-2.xml']), text])],
}
/** Query fields of payment providers. */
const providerFields = Object.fromEntries(
  ['reference', 'merchant', 'outcome', 'signature', 'token', 'id'].map((name) => [name, text.optional()]),
)

/** Treats a route as a contract row with path parameters only. */
export function asRow(route: Route): ContractRow {
  const parts = [...route.path.matchAll(/:(\w+)|\*/g)].map(([, name = 'rest']) => parameters[name] ?? ([name, text] as const))
  const names = parts.map(([name]) => name)
  const path = route.path.replace(/:\w+|\*/g, () => `{${names.shift()}}`)
  const method: Method = route.method === 'GET' ? 'get' : 'post'
  const input = z.looseObject({ ...providerFields, ...Object.fromEntries(parts) })
  return { name: nameOf(route), endpoint: { method, path, access: 'any' }, schemas: { input, data: z.unknown() } }
}
