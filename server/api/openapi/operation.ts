import type { Endpoint } from '@/lib/api/endpoint'
import type { Operation } from '@/server/core/define-handlers'
import { contractDocs } from './contract-docs'
import { readCookies, readHeaders, setCookies } from './cookies'
import { examples } from './examples'
import { failureCodes } from './failure-codes'
import { operationId, summaryOf, tagOf } from './operation-id'
import type { Schema } from './schema'
import type { ContractSchemas } from './schemas'
import { describeAccess, refusal, securityOf } from './shared-parts'
import { uploadBody } from './upload-body'

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const callerParameters = ['Site', 'Store', 'Language'].map((name) => refer('parameters', name))

/** One call as an OpenAPI operation. */
export function openApiOperation(operation: Operation, { of }: ContractSchemas) {
  const { endpoint } = operation
  const id = operationId(operation)
  const input = of(operation, 'input')
  const { parameters, body } = splitInput(endpoint, input)
  const text = contractDocs.rows[`${endpoint.method} ${endpoint.path}`]?.text ?? ''
  const example = examples[id]
  return {
    operationId: id,
    summary: summaryOf(operation),
    description: [text, `Caller: ${describeAccess(endpoint)}`].filter((part) => part !== '').join('\n\n'),
    tags: [tagOf(operation)],
    security: securityOf(endpoint),
    'x-access': endpoint.access,
    parameters: [
      ...parameters.map((one) => withExample(one, example)),
      ...ownParameters(id),
      ...callerParameters,
      ...(endpoint.idempotencyKey ? [refer('parameters', 'IdempotencyKey')] : []),
    ],
    ...requestBody(endpoint, body, example),
    responses: {
      200: { description: 'The result.', headers: answerHeaders(id), content: contentOf(endpoint, of(operation, 'output')) },
      ...refusals(failureCodes(operation)),
      '4XX': refer('responses', 'Refused'),
      default: refer('responses', 'Failed'),
    },
  }
}

/** Cookies and headers that are no fields of the input. */
function ownParameters(id: string): Parameter[] {
  const [cookie, header] = [readCookies[id], readHeaders[id]]
  const rest = { required: false, schema: { type: 'string' } }
  return [
    ...(header ? [{ name: header.name, in: 'header' as const, description: header.text, ...rest }] : []),
    ...(cookie ? [{ name: cookie.name, in: 'cookie' as const, description: cookie.text, ...rest }] : []),
  ]
}

function answerHeaders(id: string) {
  const cookie = setCookies[id]
  return {
    'x-request-id': refer('headers', 'RequestId'),
    ...(cookie && { 'set-cookie': { description: `\`${cookie.name}\`: ${cookie.text}`, schema: { type: 'string' } } }),
  }
}

/** Codes whose answer says when to come back. */
const waits = new Set(['TOO_MANY', 'HOLD_TOO_MANY'])

/** A refusal by status, with the codes that are known for this call. */
function refusals(codes: ReadonlyMap<number, readonly string[]>) {
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      String(status),
      refusal(list.map((code) => `\`${code}\``).join(', '), { isLimit: status === 503 || list.some((code) => waits.has(code)) }),
    ]),
  )
}

function withExample(parameter: Parameter, example: Record<string, unknown> | undefined): Parameter {
  const value = example?.[parameter.name]
  return value === undefined ? parameter : { ...parameter, example: value }
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  schema: Schema
  description?: string
  example?: unknown
  style?: 'form'
  explode?: boolean
}

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

function requestBody({ bodyless, upload }: Endpoint, body: Schema | null, example: Record<string, unknown> | undefined) {
  if (bodyless) return {}
  if (upload) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: uploadBody } } } }
  if (!body) return {}
  return {
    requestBody: {
      required: (body.required ?? []).length > 0,
      content: { 'application/json': { schema: body, ...inBody(body, example) } },
    },
  }
}

/** The part of an example that is sent in the body. */
function inBody({ properties = {} }: Schema, example: Record<string, unknown> | undefined) {
  return example ? { example: Object.fromEntries(Object.entries(example).filter(([name]) => name in properties)) } : {}
}

/** A stream sends its data as single events, without the envelope. */
function contentOf({ stream }: Endpoint, schema: Schema) {
  return stream ? { 'text/event-stream': { schema } } : { 'application/json': { schema: envelope(schema) } }
}

function envelope(data: Schema) {
  return { type: 'object', required: ['data'], properties: { data } }
}
