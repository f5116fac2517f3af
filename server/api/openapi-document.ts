import { z } from 'zod'
import type { Endpoint } from '@/lib/api/endpoint'
import type { Operation } from '@/server/core/define-handlers'
import { operations } from './modules'

/** Generates OpenAPI 3.1 from the contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of operations) {
    paths[row.endpoint.path] = { ...paths[row.endpoint.path], [row.endpoint.method]: operation(row) }
  }
  return { openapi: '3.1.0', info: { title: 'Izlog', version: '1' }, paths }
}

function operation({ name, endpoint, schemas }: Operation) {
  const input = jsonSchema(schemas.input, 'input')
  const isGet = endpoint.method === 'get'
  return {
    operationId: `${endpoint.path.split('/').slice(3, -1).join('.')}.${name}`,
    'x-access': endpoint.access,
    ...(isGet ? { parameters: parameters(endpoint, input) } : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'data', content: contentOf(endpoint, jsonSchema(schemas.data, 'output')) },
      default: { description: 'errored', content: { 'application/json': { schema: failure } } },
    },
  }
}

const failure = {
  type: 'object',
  required: ['errored', 'message', 'statusCode'],
  properties: { errored: { const: true }, message: { type: 'string' }, statusCode: { type: 'integer' }, data: { type: 'object' } },
}

/** A stream sends its data as single events, without the envelope. */
function contentOf({ stream }: Endpoint, schema: object) {
  return stream ? { 'text/event-stream': { schema } } : { 'application/json': { schema: envelope(schema) } }
}

function envelope(data: object) {
  return { type: 'object', required: ['data'], properties: { data } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters({ path, headers = [] }: Endpoint, input: ReturnType<typeof jsonSchema>) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : headers.includes(name) ? 'header' : 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }))
}
