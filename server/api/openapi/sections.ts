import { isSchema } from './contract-docs'
import { componentPrefix, type Schema } from './schema'
import sectionTypes from './section-types.json'

// The types of sections that pages of this version show. features/sections/document/section-types.test.tsx writes them from their definitions.

/** A component for each type: `hero` is `HeroSection`. */
export const sectionComponents: Record<string, Schema> = Object.fromEntries(
  Object.entries<Schema>(sectionTypes).map(([type, schema]) => [componentOf(type), schema]),
)

function componentOf(type: string) {
  const words = type.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Section`
}

/** The document's schema with the known types beside any other section. */
export function documentSections(schema: Schema): Schema {
  const sections = schema.properties?.sections
  const any = sections?.additionalProperties
  if (!sections || !isSchema(any)) throw new Error('A section document has no sections.')
  const known = Object.keys(sectionComponents).map((name) => ({ $ref: componentPrefix + name }))
  return { ...schema, properties: { ...schema.properties, sections: { ...sections, additionalProperties: { anyOf: [...known, any] } } } }
}
