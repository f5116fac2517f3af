import { z } from 'zod'
import type { Operation } from '@/server/core/define-handlers'
import { HostedFormText } from '@/lib/api/entities/payment-start.schema'
import { JsonValue } from '@/lib/api/v1/cms/draft.schema'
import { contractDocs, describeSchema, type FieldDocs } from './contract-docs'
import { entities } from './entities'
import { operationId, typeName } from './operation-id'
import { markMoments } from './moments'
import { componentPrefix, type Schema } from './schema'
import { documentSections, sectionComponents } from './sections'
import { uploadBody } from './upload-body'

type Direction = 'input' | 'output'

/** Input and data of every operation, and the named schemas that they refer to. */
export type ContractSchemas = { of: (operation: Operation, direction: Direction) => Schema; components: Record<string, Schema> }

/**
 * Converts all schemas of the contract together, so that every reference points to `components/schemas`. An operation's own schema stands in place unless
 * another one refers to it.
 */
export function contractSchemas(operations: readonly Operation[]): ContractSchemas {
  const registry = z.registry<{ id: string }>()
  const docsById = new Map(Object.entries(contractDocs.entities))
  for (const [id, schema] of Object.entries(entities)) registry.add(schema, { id })
  for (const operation of operations) {
    for (const direction of ['input', 'output'] as const) {
      const schema = schemaOf(operation, direction)
      if (registry.has(schema)) continue
      const id = `${typeName(operationId(operation))}${direction === 'input' ? 'Input' : 'Data'}`
      const { method, path } = operation.endpoint
      const docs = contractDocs.rows[`${method} ${path}`]
      if (docs) docsById.set(id, direction === 'input' ? docs.input : docs.data)
      registry.add(schema, { id })
    }
  }
  const converted = { input: convert(registry, 'input', docsById), output: convert(registry, 'output', docsById) }

  function of(operation: Operation, direction: Direction): Schema {
    const id = registry.get(schemaOf(operation, direction))?.id ?? ''
    const isEntity = direction === 'output' && id in entities
    return isEntity ? { $ref: componentPrefix + componentName(id, direction) } : (converted[direction][componentName(id, direction)] ?? {})
  }

  const used = operations.flatMap((operation) => [of(operation, 'input'), of(operation, 'output')])
  return { of, components: referredSchemas({ ...converted.input, ...converted.output, ...sectionComponents }, [...used, uploadBody]) }
}

function schemaOf({ schemas }: Operation, direction: Direction) {
  return direction === 'input' ? schemas.input : schemas.data
}

/** What a caller sends differs from what it gets, so both have names of their own. */
function componentName(id: string, direction: Direction) {
  if (direction === 'input') return id.endsWith('Input') ? id : `${id}Input`
  return id.endsWith('Input') ? `${id}Data` : id
}

type Registry = z.core.$ZodRegistry<{ id: string }>

function convert(registry: Registry, io: Direction, docs: ReadonlyMap<string, FieldDocs>): Record<string, Schema> {
  function described(id: string, schema: Schema): Schema {
    const whole = describeSchema(id === 'SectionDocument' ? documentSections(schema) : schema, docs.get(id) ?? {})
    return io === 'output' ? markMoments(whole) : whole
  }

  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => componentPrefix + componentName(id, io),
    override: ({ zodSchema, jsonSchema }) => {
      if (Object.is(zodSchema, JsonValue)) describeJson(jsonSchema)
      if (Object.is(zodSchema, HostedFormText)) Object.assign(jsonSchema, hostedFormText)
      if (io === 'input') {
        describePipe(zodSchema, jsonSchema)
        requireFields(zodSchema, jsonSchema)
      }
      // A later version may answer more fields.
      else if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [
      componentName(id, io),
      described(id, asSchema(schema)),
    ]),
  )
}

/** A text of which '' is no JSON, so it is described and not required. */
const hostedFormText = { contentMediaType: 'application/json', contentSchema: { $ref: `${componentPrefix}HostedForm` } }

/** A schema that is nothing but itself again makes a type that no compiler of TypeScript takes. */
function describeJson(json: z.core.JSONSchema.BaseSchema) {
  for (const keyword of Object.keys(json)) delete json[keyword]
  json.description = 'Any JSON value.'
}

/** Text that is trimmed or lowered before its check is described by the check: an enum, a format, a length. */
function describePipe(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema) {
  const { def } = schema._zod
  if (def.type !== 'pipe' || json.type !== 'string' || !(def.out instanceof z.ZodType)) return
  const { $schema: _, ...rules } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' })
  if (rules.type !== 'string') return
  Object.assign(json, rules)
}

/** Zod takes a field that is converted before its check, such as a number, for optional, though the check refuses a missing one. */
function requireFields(schema: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema) {
  const { def } = schema._zod
  if (def.type !== 'object') return
  const known = json.required ?? []
  const fields = Object.entries(def.shape).filter(([name, field]) => known.includes(name) || !z.safeParse(field, undefined).success)
  if (fields.length > 0) json.required = fields.map(([name]) => name)
}

/** The same as plain JSON. */
function asSchema(schema: z.core.JSONSchema.BaseSchema): Schema {
  return JSON.parse(JSON.stringify(schema))
}

/** The components that the schemas refer to, directly or by way of others, by name. */
function referredSchemas(all: Record<string, Schema>, roots: readonly Schema[]): Record<string, Schema> {
  const found = new Map<string, Schema>()
  const open: Schema[] = [...roots]
  for (let schema = open.pop(); schema; schema = open.pop()) {
    for (const name of referencesOf(schema)) {
      const component = all[name]
      if (found.has(name) || !component) continue
      found.set(name, component)
      open.push(component)
    }
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

/** The names of components in a schema. */
function referencesOf(schema: Schema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
}
