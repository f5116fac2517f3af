import type { Schema } from './schema'
import { isSchema } from './contract-docs'

export const isMomentName = (name: string) => /[a-z](?:At|_at)$/.test(name)
const inner = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems']

/** Gives every text of an answer whose name ends in `At` its format: moments are ISO 8601 in UTC. The API tests check that they are (expectDocumented). */
export function markMoments(schema: Schema): Schema {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (isMomentName(name)) for (const one of [property, ...alternatives(property)]) if (isPlainText(one)) one.format = 'date-time'
    markMoments(property)
  }
  for (const one of inner.flatMap((keyword) => schema[keyword])) if (isSchema(one)) markMoments(one)
  return schema
}

function alternatives({ anyOf }: Schema): Schema[] {
  return Array.isArray(anyOf) ? anyOf.filter(isSchema) : []
}

function isPlainText({ type, format, pattern, enum: values }: Schema) {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
  return isText && format === undefined && pattern === undefined && values === undefined
}
