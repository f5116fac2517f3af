import { componentPrefix, type Schema } from '../schema'
import { code, list, prose, schemaPath, text } from './frame'

/** What values a schema allows, as nested lists. A named schema is a link. */
export function schemaHtml(schema: Schema): string {
  const { type, nested } = describe(schema)
  return `${type}${nested}`
}

type Description = { type: string; nested: string }

function describe(schema: Schema): Description {
  const { $ref, enum: values, const: only, items, properties, additionalProperties, contentSchema } = schema
  if (typeof $ref === 'string') return { type: link($ref), nested: '' }
  if (Array.isArray(values)) return { type: `one of ${values.map((value) => code(JSON.stringify(value))).join(', ')}`, nested: '' }
  if ('const' in schema) return { type: code(JSON.stringify(only)), nested: '' }
  if (isSchema(contentSchema)) return { type: `string with JSON: ${describe(contentSchema).type}`, nested: '' }
  const branches = alternatives(schema)
  if (branches) return describeAlternatives(branches)
  if (isSchema(items)) {
    const { type, nested } = describe(items)
    return { type: `list of ${type}${limits(schema)}`, nested }
  }
  if (properties) return { type: 'object', nested: propertyList(schema) }
  if (isSchema(additionalProperties)) {
    const { type, nested } = describe(additionalProperties)
    return { type: `object with any names; each value: ${type}`, nested }
  }
  return { type: `${text(typeNames(schema))}${limits(schema)}`, nested: '' }
}

function describeAlternatives(branches: readonly Schema[]): Description {
  const parts = branches.map(describe)
  if (parts.every(({ nested }) => nested === '')) return { type: parts.map(({ type }) => type).join(' or '), nested: '' }
  return { type: 'one of', nested: list(parts.map(({ type, nested }) => `${type}${nested}`)) }
}

function propertyList({ properties = {}, required = [] }: Schema) {
  return list(
    Object.entries(properties).map(([name, schema]) => {
      const { type, nested } = describe(schema)
      const mark = required.includes(name) ? ' <span class="required">required</span>' : ''
      const note = typeof schema.description === 'string' ? ` <span class="note">${prose(schema.description)}</span>` : ''
      return `${code(name)}${mark}: ${type}${note}${nested}`
    }),
  )
}

function link(reference: string) {
  const name = reference.slice(componentPrefix.length)
  return `<a href="${schemaPath(name)}">${text(name)}</a>`
}

function alternatives({ anyOf, oneOf, allOf }: Schema): Schema[] | null {
  const branches = [anyOf, oneOf, allOf].find((one) => Array.isArray(one))
  return Array.isArray(branches) ? branches.filter(isSchema) : null
}

function typeNames({ type }: Schema) {
  return Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'any value'
}

const limitNames = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default']

function limits(schema: Schema) {
  const given = limitNames.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${code(JSON.stringify(schema[name]))}`]))
  return given.length > 0 ? ` <span class="note">(${given.join(', ')})</span>` : ''
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
