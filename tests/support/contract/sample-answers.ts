import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { asRecord } from '@/tests/support/contract/as-record'

const contract = path.resolve(import.meta.dirname, '../../../lib/api')
/** Texts are also moments, because the contract sends both as strings. */
const anyText = '2026-11-27T10:00:00.000Z'

/** The data schema of every contract row by its method and path, from `xApi` and `xSchemas` of neighbouring files. */
export async function loadDataSchemas(): Promise<ReadonlyMap<string, z.ZodType>> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => /^v\d.*\.schema\.ts$/.test(file))
  const pairs = await Promise.all(
    files.map(async (file) => {
      const rows: unknown = await import(path.join(contract, file.replace('.schema.ts', '.ts'))).catch(() => ({}))
      const schemas: unknown = await import(path.join(contract, file))
      return { rows: asRecord(rows), schemas: asRecord(schemas) }
    }),
  )
  return new Map(pairs.flatMap(({ rows, schemas }) => Object.entries(rows).flatMap(([name, api]) => schemasOf(name, api, schemas))))
}

function schemasOf(name: string, api: unknown, schemas: Record<string, unknown>): [string, z.ZodType][] {
  const ofModule = asRecord(schemas[name.replace(/Api$/, 'Schemas')])
  return Object.entries(asRecord(api)).flatMap(([row, endpoint]) => {
    const { method, path: at } = asRecord(endpoint)
    const { data } = asRecord(ofModule[row])
    if (!(data instanceof z.ZodType)) return []
    const entry: [string, z.ZodType] = [`${String(method)} ${String(at)}`, data]
    return [entry]
  })
}

/**
 * An answer of the schema's shape with something everywhere: each list has an item, and of names of a closed set all. `variant` chooses what stands where one
 * of several values is possible, so a few of them meet most branches of a screen.
 */
export function sampleAnswer(schema: z.ZodType, variant: number): unknown {
  const json = asRecord(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return sampleOf(json, variant, asRecord(json.$defs))
}

function sampleOf(schema: Record<string, unknown>, variant: number, defs: Record<string, unknown>, field = ''): unknown {
  const inner = (one: unknown, name = field) => sampleOf(asRecord(one), variant, defs, name)
  if (typeof schema.$ref === 'string') return inner(defs[schema.$ref.split('/').at(-1) ?? ''])
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return choose(schema.enum, variant)
  const choices = [schema.anyOf, schema.oneOf].find((one) => Array.isArray(one))
  if (Array.isArray(choices)) {
    const filled = choices.filter((one) => asRecord(one).type !== 'null')
    return inner(choose(filled, variant))
  }
  if (Array.isArray(schema.allOf)) return inner(Object.assign({}, ...schema.allOf))
  const types = [schema.type].flat()
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(Object.entries(asRecord(schema.properties)).map(([name, one]) => [name, inner(one, name)]))
    case 'array': {
      const { enum: names } = asRecord(schema.items)
      return Array.isArray(names) ? names : [inner(schema.items)]
    }
    case 'integer':
    case 'number':
      return Math.max(1, typeof schema.minimum === 'number' ? schema.minimum : 1)
    case 'boolean':
      return variant % 2 === 0
    case 'string':
      return field === 'day' ? anyText.slice(0, 10) : anyText
    default:
      return null
  }
}

function choose(values: readonly unknown[], variant: number): unknown {
  return values[variant % values.length]
}
