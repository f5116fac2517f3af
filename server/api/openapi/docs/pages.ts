import type { OpenApiDocument } from '../document'
import type { Schema } from '../schema'
import { code, docsPage, list, operationPath, prose, schemaPath, text } from './frame'
import { markdown } from './markdown'
import { isSchema, schemaHtml } from './schema-html'

type Operation = OpenApiDocument['paths'][string][string]
type Call = { method: string; path: string; operation: Operation }

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** All calls by module, and all named schemas. */
export function indexPage(document: OpenApiDocument): string {
  const { info, tags, components } = document
  const calls = callsOf(document)
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<h2>${text(name)}</h2>${list(own.map(callLink), 'calls')}`
  })
  const schemas = Object.keys(components.schemas).map((name) => `<a href="${schemaPath(name)}">${text(name)}</a>`)
  return docsPage(
    `${info.title} API`,
    `<h1>${text(info.title)} API ${text(info.version)}</h1>${markdown(info.description)}${sections.join('')}<h2>Schemas</h2><p>${schemas.join(' · ')}</p>`,
  )
}

function callLink({ method, path, operation }: Call) {
  return `<span class="method">${method}</span> <a href="${operationPath(operation.operationId)}">${code(path)}</a> ${text(operation.summary)}`
}

/** One call with its input, its result and an example; null for an unknown id. */
export function operationPage(document: OpenApiDocument, id: string): string | null {
  const call = callsOf(document).find(({ operation }) => operation.operationId === id)
  if (!call) return null
  const { method, path, operation } = call
  const own = operation.parameters.filter((one) => 'name' in one)
  const body = bodyOf(operation)
  const parts = [
    `<h1><span class="method">${method}</span> ${code(path)}</h1><p>${text(operation.summary)}.</p>${markdown(operation.description)}`,
    `<pre>${text(example(call))}</pre>`,
    own.length > 0 ? `<h2>Parameters</h2>${list(own.map(parameterLine))}` : '',
    `<h2>Headers</h2>${list(headerLines(document, operation))}`,
    body ? `<h2>Body (${text(body.type)})</h2>${schemaHtml(body.schema)}` : '',
    `<h2>Result</h2>${Object.entries(operation.responses[200].content)
      .map(([type, { schema }]) => `<p>${text(type)}: ${schemaHtml(schema)}</p>`)
      .join('')}`,
    `<h2>Refusals</h2><p>The body is <a href="${schemaPath('Failure')}">Failure</a>; a program reads ${code('data.code')}.</p>${refusalTable(operation)}`,
  ]
  return docsPage(`${method} ${path}`, parts.join(''))
}

/** The headers that any program sends, and those that parameters refer to. */
function headerLines({ components: { securitySchemes, parameters } }: OpenApiDocument, { security, parameters: own }: Operation): string[] {
  const schemes = Object.values(securitySchemes).flatMap(({ name, description }) => {
    const ways = security.filter((way) => Object.hasOwn(way, name)).length
    if (ways === 0) return []
    return `${code(name)}${ways === security.length ? ' <span class="required">required</span>' : ''}: ${prose(description)}`
  })
  const names = own.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : []))
  const referred = Object.entries(parameters).filter(([name]) => names.includes(name))
  return [...schemes, ...referred.map(([, { name, description }]) => `${code(name)}: ${prose(description)}`)]
}

/** The codes by status. The last row is for what any call may answer. */
function refusalTable({ responses }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, response]) =>
    /^[45]\d\d$/.test(status) && 'description' in response ? [[status, response.description]] : [],
  )
  return markdown(
    [
      '| status | code |',
      '|---|---|',
      ...[...rows, ['500, 503', '`INTERNAL`, `UNAVAILABLE`: any call']].map(([status, codes]) => `| ${status} | ${codes} |`),
    ].join('\n'),
  )
}

function parameterLine(one: Extract<Operation['parameters'][number], { name: string }>) {
  const required = one.required ? ' <span class="required">required</span>' : ''
  return `${code(one.name)} in ${one.in}${required}: ${schemaHtml(one.schema)}`
}

function bodyOf(operation: Operation): { type: string; schema: Schema; example: unknown } | null {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return type !== undefined && media && isSchema(media.schema)
    ? { type, schema: media.schema, example: 'example' in media ? media.example : undefined }
    : null
}

/** The call as a command line, with the headers that it needs. */
function example({ method, path, operation }: Call) {
  const needed = [...new Set(operation.security.flatMap((one) => Object.keys(one)))]
  const body = bodyOf(operation)
  return [
    `curl -X ${method} "$SHOP${path}"`,
    ...needed.map((name) => `-H "${name}: $${name}"`),
    ...(body?.type === 'application/json'
      ? ["-H 'content-type: application/json'", `-d '${body.example === undefined ? '{ … }' : JSON.stringify(body.example)}'`]
      : []),
  ].join(' \\\n  ')
}

/** One named schema; null for an unknown name. */
export function schemaPage({ components: { schemas } }: OpenApiDocument, name: string): string | null {
  const schema = Object.entries(schemas).find(([one]) => one === name)?.[1]
  if (!schema) return null
  const words = typeof schema.description === 'string' ? markdown(schema.description) : ''
  const examples = Array.isArray(schema.examples) ? schema.examples.map((one) => `<pre>${text(JSON.stringify(one, null, 2))}</pre>`) : []
  return docsPage(name, `<h1>${text(name)}</h1>${words}${schemaHtml(schema)}${examples.join('')}`)
}
