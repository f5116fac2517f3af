import type { Endpoint } from '@/lib/api/endpoint'
import { codeOfMessage } from '@/lib/api/code-of-message'
import { errorTable } from '@/lib/api/errors'
import { failureDataProperties } from './failure-data'

/** Parts that operations refer to: who calls, for which site, and how a call fails. */

const header = (name: string, description: string, schema: object) => ({ name, in: 'header', required: false, description, schema })

export const parameters = {
  Site: header('site', 'The id of the site. The API key selects the site, so this is a hint for logs and proxies.', {
    type: 'integer',
    minimum: 1,
  }),
  Store: header('store', 'The id of the store of the site.', { type: 'integer', minimum: 1 }),
  Language: header('x-gaussbox-language', 'The three-letter code of the language of texts. An unknown one gives the default of the site.', {
    type: 'string',
    pattern: '^[a-z]{3}$',
    examples: ['hrv'],
  }),
  IdempotencyKey: header(
    'Idempotency-Key',
    'A key of your own for this write. A repeat with the same key and body within a week has no further effect and is answered as the first. The same key with another body is 422 `IDEMPOTENCY_MISMATCH`. A refused call keeps no key.',
    {
      type: 'string',
      minLength: 1,
      maxLength: 255,
    },
  ),
}

export const securitySchemes = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'apiKey',
    description: 'The public key of the site. `POST /api/v2/master/domainDetect` answers it.',
  },
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'accessToken',
    description: 'The token of a signed-in person. `POST /api/v1/login` answers it; `GET /api/v1/refresh` renews it.',
  },
}

/** docs/rules/platform.md#access-levels: a call that anybody may make answers a signed-in person more where it can. */
export function securityOf({ access, keyless }: Pick<Endpoint, 'access' | 'keyless'>): Record<string, never[]>[] {
  if (keyless) return [{}, { apiKey: [] }]
  if (access === 'any' || access === 'cart') return [{ apiKey: [] }, { apiKey: [], accessToken: [] }]
  return [{ apiKey: [], accessToken: [] }]
}

/** Who may call, in words. */
export function describeAccess({ access, officeInProduction }: Pick<Endpoint, 'access' | 'officeInProduction'>): string {
  if (officeInProduction) return 'The back office; anybody outside production.'
  if (access === 'any') return 'Anybody.'
  if (access === 'cart') return 'The holder of the cart: `cartId` with its `protectCode`.'
  if (access === 'user') return 'A signed-in person.'
  const scope = access.split(':')[1]
  return scope ? `The back office, with the right \`${scope}\`.` : 'The back office.'
}

/** docs/rules/platform.md#fixed-messages */
function describeMessage(): string {
  const fixed = Object.entries(errorTable).filter(([code, { message }]) => codeOfMessage(message) === code)
  const listed = fixed.map(([code, { message }]) => `${code} is \`${message}\``).join(', ')
  return `For people: sentences in the language of \`x-gaussbox-language\`, English for \`eng\` and otherwise Croatian. These codes have a fixed message instead, the same in every language: ${listed}.`
}

/** docs/rules/platform.md#error-envelope */
export const failure = {
  type: 'object',
  required: ['errored', 'message', 'statusCode', 'data'],
  properties: {
    errored: { const: true },
    message: { type: 'string', description: describeMessage() },
    statusCode: { type: 'integer', minimum: 400, maximum: 599 },
    data: {
      type: 'object',
      required: ['code', 'requestId'],
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(errorTable),
          description: `For programs. ${Object.entries(errorTable)
            .map(([code, { status, message }]) => `${code}: ${status}, ${message}`)
            .join(' ')}`,
        },
        requestId: { type: 'string', description: 'As in the header x-request-id.' },
        fieldErrors: {
          type: 'object',
          description:
            'What is wrong with which field; a dot joins the names of a path, `_` is the body itself, and `Idempotency-Key` the header.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        ...failureDataProperties(),
      },
    },
  },
}

export const headers = {
  RequestId: { description: 'The id of the request, as in `data.requestId` of a failure and in the log.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before the call is repeated.', schema: { type: 'integer' } },
}

const ref = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` })

export function refusal(description: string, { isLimit = false } = {}) {
  return {
    description,
    headers: { 'x-request-id': ref('RequestId'), ...(isLimit && { 'retry-after': ref('RetryAfter') }) },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

export const responses = {
  Refused: refusal('The call is refused: the envelope says why.', { isLimit: true }),
  Failed: refusal('The server could not answer; the call may be repeated.', { isLimit: true }),
}
