import { parse, validate } from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { integer } from '@/lib/api/entities/common.schema'
import { errorTable } from '@/lib/api/errors'
import { UploadData } from '@/lib/api/v2/media.schema'
import { operations } from './modules'
import { readCookies, readHeaders, setCookies } from './openapi/cookies'
import { openApiDocument } from './openapi/document'
import { examples } from './openapi/examples'
import { failureData } from './openapi/failure-data'
import { splitInput } from './openapi/operation'
import { operationId } from './openapi/operation-id'
import { contractSchemas } from './openapi/schemas'
import { uploadBody } from './openapi/upload-body'

const document = openApiDocument(operations)
const copy = () => structuredClone(document)

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'description' && typeof inner === 'string' ? [inner] : descriptionsIn(inner),
  )
}

const operationsOf = Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe('the OpenAPI document', () => {
  it('has no problems for redocly', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const problems = await lintFromString({ source: JSON.stringify(copy()), absoluteRef: '/openapi.json', config })
    const texts = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)
    // The addresses are given; `masters` is no id, so the two are told apart.
    const isGiven = (text: string) => text.startsWith('no-ambiguous-paths') && text.includes('`/api/v1/cms/link/masters/{id}`')
    expect(texts.filter((text) => !isGiven(text))).toEqual([])
  }, 60_000)

  it('is valid for swagger-parser, which resolves every reference', async () => {
    const checked: unknown = copy()
    await expect(validate(Object(checked))).resolves.toBeTruthy()
    await expect(parse(Object(copy()))).resolves.toMatchObject({ openapi: '3.1.0' })
  }, 60_000)

  it('names every call once', () => {
    const ids = operationsOf.map((one) => one.operationId)
    expect(ids).toHaveLength(operations.length)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('v2.ecommerce.cart.addItem')
  })

  it('describes every call in words of its own', () => {
    const summaries = operationsOf.map((one) => one.summary)
    expect(summaries.filter((one, i) => summaries.indexOf(one) !== i)).toEqual([])
    expect(operationsOf.filter(({ description }) => description.startsWith('Caller:')).map((one) => one.operationId)).toEqual([])
    expect(document.info.description).toContain('Buy a book as a guest')
    const domains = document.paths['/api/v1/settings/domain/filter']?.post?.description
    expect(domains).toContain('Caller: The back office; anybody outside production.')
  })

  it('names only calls that exist where it speaks of single ones', () => {
    const named = [examples, setCookies, readCookies, readHeaders].flatMap((table) => Object.keys(table))
    const ids = new Set(operationsOf.map((one) => one.operationId))
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    const paths = [...document.info.description.matchAll(/`(GET|POST|PUT|PATCH) (\/api\/[\w/]+)`/g)]
    expect(paths.length).toBeGreaterThan(12)
    expect(paths.filter(([, method = '', path = '']) => !document.paths[path]?.[method.toLowerCase()]).map(([whole]) => whole)).toEqual([])
  })

  it('has examples that their schemas take', () => {
    const wrong = operations.filter((one) => {
      const example = examples[operationId(one)]
      return example !== undefined && !one.schemas.input.safeParse(example).success
    })
    expect(wrong.map(operationId)).toEqual([])
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(35)
    const body = document.paths['/api/v2/ecommerce/cart/addItem']?.post?.requestBody
    expect(body).toMatchObject({ content: { 'application/json': { example: { productId: 101, qty: 2 } } } })
  })

  it('says with which codes a call fails, and what they carry', () => {
    const create = document.paths['/api/v2/ecommerce/order/create']?.post
    expect(create?.responses).toMatchObject({
      409: { description: expect.stringContaining('`OUT_OF_STOCK`') },
      429: { headers: { 'retry-after': {} } },
      200: { headers: { 'x-request-id': {} } },
    })
    expect(create?.responses[200]?.headers).not.toHaveProperty('set-cookie')
    const summary = document.paths['/api/v2/ecommerce/order/summary']?.post
    expect(summary?.responses[200]?.headers).toMatchObject({ 'set-cookie': { description: expect.stringContaining('orders') } })
    const { data } = document.components.schemas.Failure?.properties ?? {}
    expect(data?.properties?.items?.description).toContain('OUT_OF_STOCK')
    expect(data?.properties?.free?.description).toContain('SEATS_TAKEN')
    expect(Object.keys(failureData).filter((code) => !(code in errorTable))).toEqual([])
    const refresh = document.paths['/api/v1/refresh']?.get?.parameters
    expect(refresh).toContainEqual(expect.objectContaining({ name: 'refresh', in: 'cookie' }))
    expect(refresh).toContainEqual(expect.objectContaining({ name: 'refreshToken', in: 'header' }))
  })

  it('names no file of the source and has no hole in a description', () => {
    const texts = [...new Set(descriptionsIn(copy()))]
    expect(texts.length).toBeGreaterThan(300)
    const file =
      /(?:^|[\s(`'"])(?:\.{1,2}|lib|server|features|components|scripts|tests|app|docs|e2e|messages)\/[\w./-]|\.(?:schema|tsx?|mjs)\b/
    const hole = /\s[.,;:](?:\s|$)|\(\s*\)|[,;:(]$|\b(?:the|texts of)[.,;:]|\bkeys above\b/
    expect(texts.filter((text) => file.test(text))).toEqual([])
    expect(texts.filter((text) => hole.test(text.replace(/`[^`]*`/g, '`')))).toEqual([])
  })

  it('says of no field only that it is an id', () => {
    expect(JSON.stringify(document)).not.toContain('A database id in JSON')
  })

  it('lists the codes of the handlers by status', () => {
    const codesOf = (method: string, path: string, status: number) =>
      JSON.stringify(Object.entries(document.paths[path]?.[method]?.responses ?? {}).find(([one]) => one === String(status)))
    expect(codesOf('post', '/api/v1/login', 401)).toContain('`WRONG_LOGIN`')
    expect(codesOf('post', '/api/v2/ecommerce/order/create', 409)).toContain('`HOLD_CROWDED`')
    expect(codesOf('post', '/api/v2/ecommerce/order/create', 503)).toContain('`PAYMENT_UNAVAILABLE`')
    expect(codesOf('post', '/api/v2/media/upload', 422)).toContain('`SVG_REFUSED`')
    expect(codesOf('post', '/api/v2/ecommerce/cart/mergeCarts', 422)).toContain('`NO_SESSION`')
    const silent = operationsOf.filter(
      ({ description, responses }) => /\b404 (?:for|if|where|when|without)\b/.test(description) && !('404' in responses),
    )
    expect(silent.map((one) => one.operationId)).toEqual([])
  })

  it('gives texts of JSON their schema', () => {
    expect(JSON.stringify(document.paths['/api/v2/ecommerce/order/create'])).toContain(
      '"contentSchema":{"$ref":"#/components/schemas/HostedForm"}',
    )
    expect(document.components.schemas.HostedForm).toMatchObject({ required: ['action', 'method', 'fields'] })
    const { customData } = uploadBody.properties
    for (const example of customData.examples) expect(UploadData.safeParse(JSON.parse(example)).success).toBe(true)
    expect(document.components.schemas).toHaveProperty('UploadDataInput.properties.alt')
  })

  it('names the sections of pages with their fields', () => {
    expect(document.components.schemas.HeroSection).toMatchObject({
      properties: { type: { const: 'hero' }, meta: { properties: { title: { type: 'string', maxLength: 70 } } } },
    })
    expect(JSON.stringify(document.components.schemas.SectionDocument)).toContain('#/components/schemas/HeroSection')
  })

  it('describes fields by the docstrings of the contract', () => {
    expect(document.components.schemas.Product).toMatchObject({
      properties: { unitPrice: { description: expect.stringMatching(/base unit/) } },
    })
    expect(JSON.stringify(document.paths['/api/v1/product/web/filter'])).toContain('100 at most')
    expect(JSON.stringify(document)).not.toContain('docs/rules')
  })

  it('offers Idempotency-Key only where a call honours it', () => {
    const parameter = { $ref: '#/components/parameters/IdempotencyKey' }
    const declared = operationsOf.filter(({ parameters }) => parameters.some((one) => '$ref' in one && one.$ref === parameter.$ref))
    const honouring = operations.filter(({ endpoint }) => endpoint.idempotencyKey).map(operationId)
    expect(declared.map((one) => one.operationId).toSorted()).toEqual(honouring.toSorted())
  })

  it('says which quantities the server takes', () => {
    expect(JSON.stringify(document)).toContain('"qty":{"anyOf":[{"type":"integer","minimum":1,"maximum":9999}')
  })

  it('has every parameter of every path', () => {
    const missing = operations.filter(({ endpoint }) => {
      const own = document.paths[endpoint.path]?.[endpoint.method]?.parameters ?? []
      const names = own.flatMap((one) => ('in' in one && one.in === 'path' ? [one.name] : []))
      return [...endpoint.path.matchAll(/\{(\w+)\}/g)].some(([, name]) => !names.includes(name ?? ''))
    })
    expect(missing.map(operationId)).toEqual([])
  })

  it('requires a body where a field is required', () => {
    const body = document.paths['/api/v2/ecommerce/cart/addItem']?.post?.requestBody
    expect(body).toMatchObject({ required: true, content: { 'application/json': { schema: { type: 'object' } } } })
  })

  it('requires the fields that the schemas refuse to miss', () => {
    const wrong = operations.flatMap((one) => {
      const { parameters, requestBody } = Object(document.paths[one.endpoint.path]?.[one.endpoint.method])
      const body = requestBody?.content?.['application/json']?.schema ?? {}
      const required: string[] = [
        ...(body.required ?? []),
        ...parameters.flatMap(({ name = '', required: isRequired = false }) => (isRequired ? name.replace(/\[\]$/, '') : [])),
      ]
      const issues = one.schemas.input.safeParse({}).error?.issues.filter(({ path }) => path.length === 1) ?? []
      const refused = issues.map(({ path }) => String(path[0]))
      // A check of the whole refuses a field that is missing only beside others.
      const own = issues.flatMap(({ code, path }) => (code === 'custom' ? [] : [String(path[0])]))
      const differing = [...required.filter((name) => !refused.includes(name)), ...own.filter((name) => !required.includes(name))]
      return differing.map((name) => `${operationId(one)}: ${name}`)
    })
    expect(wrong).toEqual([])
    expect(document.paths['/api/v1/cms/media/move']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['ids', 'folderId'] } } },
    })
  })

  it('requires them in the objects inside a body too', () => {
    const line = z.strictObject({ text: z.string().optional(), number: integer({ min: 0 }).pipe(z.number()) })
    const [first] = operations
    if (!first) throw new Error('There is no call.')
    const call = { ...first, schemas: { ...first.schemas, input: z.strictObject({ lines: z.array(line) }) } }
    const { properties } = contractSchemas([call]).of(call, 'input')
    expect(properties?.lines?.items).toMatchObject({ required: ['number'] })
  })

  it('names the headers of a caller', () => {
    const { securitySchemes, parameters } = document.components
    expect(Object.values(securitySchemes).map(({ name }) => name)).toEqual(['apiKey', 'accessToken'])
    expect(Object.values(parameters).map(({ name }) => name)).toEqual(['site', 'store', 'x-gaussbox-language', 'Idempotency-Key'])
    expect(document.paths['/api/v2/ecommerce/order/create']?.post?.parameters).toContainEqual({
      $ref: '#/components/parameters/IdempotencyKey',
    })
    expect(document.paths['/api/v1/user/web/profile']?.get?.security).toEqual([{ apiKey: [], accessToken: [] }])
  })

  it('lists the values of a field that takes only some', () => {
    expect(document.components.schemas.AddressInput).toMatchObject({
      properties: { type: { enum: ['main', 'billing', 'shipping', 'other'] }, contactEmail: { format: 'email' } },
      required: expect.not.arrayContaining(['region']),
    })
    expect(document.components.schemas.Failure).toMatchObject({
      properties: {
        message: {
          description: expect.stringContaining('INVALID_QUANTITY is `error.invalidQuantity`, UNKNOWN_API_KEY is `Unknown api key`'),
        },
        data: { properties: { code: { enum: Object.keys(errorTable) } } },
      },
    })
  })

  it('takes each input apart as the client sends it', () => {
    const endpoint = { method: 'patch' as const, path: '/api/v1/a/{id}', access: 'any' as const, query: ['strategy'], headers: ['token'] }
    const text = { type: 'string' }
    const properties = { id: text, strategy: text, token: text, name: text }
    const { parameters, body } = splitInput(endpoint, { type: 'object', properties, required: ['id', 'name'], additionalProperties: false })
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['strategy', 'query', false],
      ['token', 'header', false],
    ])
    expect(body).toMatchObject({ properties: { name: text }, required: ['name'] })
    expect(body?.properties).not.toHaveProperty('id')
  })
})
