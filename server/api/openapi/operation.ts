import type { Endpoint } from '@/lib/api/endpoint'
import type { Operation } from '@/server/core/define-handlers'
import { operationId, summaryOf, tagOf } from './operation-id'
import type { ContractSchemas, Schema } from './schemas'
import { describeAccess, securityOf } from './shared-parts'

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const callerParameters = ['Site', 'Store', 'Language'].map((name) => refer('parameters', name))

/** One call as an OpenAPI operation. */
export function openApiOperation(operation: Operation, { of }: ContractSchemas) {
  const { endpoint } = operation
  const { access } = endpoint
  const { parameters, body } = splitInput(endpoint, of(operation, 'input'))
  return {
    operationId: operationId(operation),
    summary: summaryOf(operation),
    description: `Caller: ${describeAccess(access)}`,
    tags: [tagOf(operation)],
    security: securityOf(endpoint),
    'x-access': access,
    parameters: [...parameters, ...callerParameters, ...(endpoint.idempotencyKey ? [refer('parameters', 'IdempotencyKey')] : [])],
    ...requestBody(endpoint, body),
    responses: {
      200: { description: 'The result.', content: contentOf(endpoint, of(operation, 'output')) },
      '4XX': refer('responses', 'Refused'),
      default: refer('responses', 'Failed'),
    },
  }
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema; style?: 'form'; explode?: boolean }

/** Splits an input as lib/api/request.ts sends it: path, headers, query (of a GET all the rest) and body. */
export function splitInput(endpoint: Endpoint, input: Schema): { parameters: Parameter[]; body: Schema | null } {
  const { properties = {}, required = [] } = input
  const parameters = Object.entries(properties).flatMap(([name, schema]) => {
    const place = placeOf(endpoint, name)
    return place === 'body' ? [] : [parameter({ name, in: place, required: required.includes(name), schema })]
  })
  if (endpoint.method === 'get') return { parameters, body: null }
  const inBody = Object.entries(properties).filter(([name]) => placeOf(endpoint, name) === 'body')
  const isOpen = input.type !== 'object' || input.additionalProperties !== false
  if (inBody.length === 0 && !isOpen) return { parameters, body: null }
  const requiredInBody = required.filter((name) => placeOf(endpoint, name) === 'body')
  const { required: _, ...rest } = input
  const body = { ...rest, properties: Object.fromEntries(inBody), ...(requiredInBody.length > 0 && { required: requiredInBody }) }
  return { parameters, body }
}

function placeOf({ path, headers = [], query = [], method }: Endpoint, name: string): Parameter['in'] | 'body' {
  if (path.includes(`{${name}}`)) return 'path'
  if (headers.includes(name)) return 'header'
  return method === 'get' || query.includes(name) ? 'query' : 'body'
}

/** A list in a query repeats its name with brackets: `params[]=a&params[]=b`. */
function parameter({ name, in: place, required, schema }: Parameter): Parameter {
  if (place === 'path') return { name, in: place, required: true, schema }
  if (place === 'query' && schema.type === 'array') return { name: `${name}[]`, in: place, required, schema, style: 'form', explode: true }
  return { name, in: place, required, schema }
}

function requestBody({ bodyless, upload }: Endpoint, body: Schema | null) {
  if (bodyless) return {}
  if (upload) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadBody } } } }
  if (!body) return {}
  return { requestBody: { required: (body.required ?? []).length > 0, content: { 'application/json': { schema: body } } } }
}

/** lib/api/v2/media.schema.ts */
const uploadBody = {
  type: 'object',
  required: ['file'],
  properties: {
    customData: { type: 'string', contentMediaType: 'application/json', description: 'Texts of the item, before the file.' },
    file: { type: 'string', format: 'binary' },
  },
}

/** A stream sends its data as single events, without the envelope. */
function contentOf({ stream }: Endpoint, schema: Schema) {
  return stream ? { 'text/event-stream': { schema } } : { 'application/json': { schema: envelope(schema) } }
}

function envelope(data: Schema) {
  return { type: 'object', required: ['data'], properties: { data } }
}
