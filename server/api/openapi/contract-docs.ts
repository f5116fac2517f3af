import docs from './contract-docs.json'
import type { Schema } from './schema'

/** What is said about a value (`_`) and about the fields inside it. */
export type FieldDocs = { _?: string; fields?: Record<string, FieldDocs> }
export type RowDocs = { text: string; input: FieldDocs; data: FieldDocs }
/** By `method path`, and by the name of an entity. */
export type ContractDocs = { rows: Record<string, RowDocs>; entities: Record<string, FieldDocs> }

/** The docstrings of the contract, as tests/repo/contract/contract-docs.test.ts reads them from its sources. */
export const contractDocs: ContractDocs = docs

/** Puts the docstrings into a schema. The fields of a reference are described where it leads. */
export function describeSchema(schema: Schema, { _: text, fields }: FieldDocs): Schema {
  if (text !== undefined && schema.description === undefined) schema.description = text
  if (fields) describeFields(schema, fields)
  return schema
}

const branches = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems']

function describeFields(schema: Schema, fields: Record<string, FieldDocs>) {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const own = fields[name]
    if (own) describeSchema(property, own)
  }
  for (const inner of branches.flatMap((keyword) => schema[keyword])) if (isSchema(inner)) describeFields(inner, fields)
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
