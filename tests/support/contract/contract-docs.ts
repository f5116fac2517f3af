import { ts } from '@ts-morph/common'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContractDocs, FieldDocs, RowDocs } from '@/server/api/openapi/contract-docs'
import { entities } from '@/server/api/openapi/entities'

// Reads the docstrings of the contract: of its rows, and of the fields of their schemas. tests/repo/contract/contract-docs.test.ts keeps them as JSON, which the OpenAPI
// document takes its descriptions from.

const root = 'lib/api'
const entityNames: ReadonlySet<string> = new Set(Object.keys(entities))
const sources = new Map<string, ts.SourceFile>()

function sourceOf(file: string): ts.SourceFile {
  const known = sources.get(file)
  if (known) return known
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  sources.set(file, parsed)
  return parsed
}

export function readContractDocs(): ContractDocs {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, name))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
  const rows = files.filter((name) => !name.endsWith('.schema.ts')).flatMap((name) => rowsOf(sourceOf(name)))
  const named = files.filter((name) => name.endsWith('.schema.ts')).flatMap((name) => exportsOf(sourceOf(name)))
  return { rows: Object.fromEntries(rows), entities: Object.fromEntries(named.filter(([name]) => entityNames.has(name))) }
}

function exportsOf(source: ts.SourceFile): [string, FieldDocs][] {
  return constantsOf(source)
    .filter(({ statement }) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name }) => [name, docsOfName({ name, source }, new Set())])
}

// ---- rows

function rowsOf(source: ts.SourceFile): [string, RowDocs][] {
  return constantsOf(source).flatMap(({ value }) => {
    if (!value || !ts.isCallExpression(value) || value.expression.getText() !== 'defineModule') return []
    const [base, rows] = value.arguments
    if (!base || !ts.isStringLiteral(base) || !rows || !ts.isObjectLiteralExpression(rows)) return []
    return rows.properties.flatMap((property): [string, RowDocs][] => {
      if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return []
      const {
        expression,
        arguments: [place],
        typeArguments,
      } = property.initializer
      if (!place || !ts.isStringLiteral(place)) return []
      const method = { del: 'delete', stream: 'get' }[expression.getText()] ?? expression.getText()
      const [input, data] = [typeArguments?.[0], typeArguments?.[1]].map((type) => docsOfType(type, source))
      return [[`${method} ${base.text}/${place.text}`, { text: docOf(property) ?? '', input: input ?? {}, data: data ?? {} }]]
    })
  })
}

/** `typeof AddItem`, also within a type of zod such as `ZodNullable<typeof X>`. */
function docsOfType(type: ts.TypeNode | undefined, source: ts.SourceFile): FieldDocs {
  if (!type) return {}
  if (ts.isTypeQueryNode(type)) return docsOfReference({ name: type.exprName.getText(), source }, new Set())
  if (ts.isTypeReferenceNode(type)) return merge((type.typeArguments ?? []).map((one) => docsOfType(one, source)))
  return {}
}

// ---- schemas

type Name = { name: string; source: ts.SourceFile }
type Seen = ReadonlySet<string>

/** What these say of their values, their schemas say already. */
const plainTypes = new Set(['Id'])

function docsOfName({ name, source }: Name, seen: Seen): FieldDocs {
  if (plainTypes.has(name)) return {}
  const id = `${source.fileName}#${name}`
  if (seen.has(id)) return {}
  const own = constantsOf(source).find((one) => one.name === name)
  if (own) {
    const docs = own.value ? docsOf(own.value, source, new Set([...seen, id])) : {}
    const text = docOf(own.statement)
    return text ? { ...docs, _: text } : docs
  }
  const imported = importOf(name, source)
  return imported ? docsOfName(imported, new Set([...seen, id])) : {}
}

/** The fields of an entity stand at the entity, to which the document refers. */
function docsOfReference(name: Name, seen: Seen): FieldDocs {
  return entityNames.has(name.name) ? {} : docsOfName(name, seen)
}

/** Wrappers whose argument describes the value as well: `z.array(Item)`. */
const containers = new Set(['array', 'nullable', 'optional', 'union', 'intersection', 'discriminatedUnion', 'lazy', 'record', 'pageOf'])
const objects = new Set(['object', 'strictObject', 'looseObject'])
/** Methods that keep a reference to an entity: `Cart.nullable()`. */
const wrapping = new Set(['nullable', 'optional', 'nullish', 'default', 'array'])
/** Methods whose argument describes the value as well. */
const merging = new Set(['extend', 'safeExtend', 'and', 'or', 'pipe'])

/** `isBase`: its fields become fields of what extends it. */
function docsOf(node: ts.Expression, source: ts.SourceFile, seen: Seen, isBase = false): FieldDocs {
  if (ts.isIdentifier(node))
    return isBase ? docsOfName({ name: node.text, source }, seen) : docsOfReference({ name: node.text, source }, seen)
  if (ts.isObjectLiteralExpression(node)) return withFields({}, fieldsOf(node, source, seen))
  if (ts.isArrayLiteralExpression(node)) return merge(node.elements.map((one) => docsOf(one, source, seen)))
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? {} : docsOf(node.body, source, seen)
  if (ts.isPropertyAccessExpression(node)) return docsOfProperty(node, source, seen)
  if (!ts.isCallExpression(node)) return {}
  const { expression, arguments: args } = node
  if (!ts.isPropertyAccessExpression(expression)) {
    if (!containers.has(expression.getText())) return {}
    const [of] = args
    const inner = of ? docsOf(of, source, seen) : {}
    return expression.getText() === 'pageOf' ? { fields: { records: inner } } : inner
  }
  const name = expression.name.text
  const isZod = expression.expression.getText() === 'z'
  if (isZod && objects.has(name)) return args[0] ? docsOf(args[0], source, seen) : {}
  if (isZod) return containers.has(name) ? merge(args.map((one) => docsOf(one, source, seen))) : {}
  const base = docsOf(expression.expression, source, seen, isBase || !wrapping.has(name))
  if (!merging.has(name) || !args[0]) return base
  // What extends another schema is another thing, of which the text of the base says nothing.
  return merge([withFields({}, base.fields ?? {}), docsOf(args[0], source, seen)])
}

/** `X.shape` has the fields of X, `X.shape.name` those of one. */
function docsOfProperty(node: ts.PropertyAccessExpression, source: ts.SourceFile, seen: Seen): FieldDocs {
  const base = docsOf(node.expression, source, seen, true)
  return node.name.text === 'shape' ? withFields({}, base.fields ?? {}) : (base.fields?.[node.name.text] ?? {})
}

function fieldsOf(node: ts.ObjectLiteralExpression, source: ts.SourceFile, seen: Seen): Record<string, FieldDocs> {
  const fields: Record<string, FieldDocs> = {}
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) Object.assign(fields, docsOf(property.expression, source, seen).fields)
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) continue
    const name = property.name.getText().replace(/^['"]|['"]$/g, '')
    const docs = ts.isPropertyAssignment(property) ? docsOf(property.initializer, source, seen) : docsOfReference({ name, source }, seen)
    const text = docOf(property)
    const own = text ? { ...docs, _: text } : docs
    if (own._ || own.fields) fields[name] = own
  }
  return fields
}

function merge(list: readonly FieldDocs[]): FieldDocs {
  const fields = Object.assign({}, ...list.map((one) => one.fields ?? {}))
  const text = list.find((one) => one._)?._
  return withFields(text ? { _: text } : {}, fields)
}

function withFields(docs: FieldDocs, fields: Record<string, FieldDocs>): FieldDocs {
  return Object.keys(fields).length > 0 ? { ...docs, fields } : docs
}

// ---- sources

type Constant = { name: string; value: ts.Expression | undefined; statement: ts.VariableStatement }

function constantsOf(source: ts.SourceFile): Constant[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.map(({ name, initializer }) => ({ name: name.getText(), value: initializer, statement })),
    )
}

function importOf(name: string, source: ts.SourceFile): Name | null {
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const found = bindings.elements.find((one) => one.name.text === name)
    if (!found) continue
    const from = statement.moduleSpecifier.text
    const file = `${from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(source.fileName), from)}.ts`
    return existsSync(file) ? { name: (found.propertyName ?? found.name).text, source: sourceOf(file) } : null
  }
  return null
}

/** The docstring before a node, as plain text. A bare citation stands for the rule's own words; other citations are left out. */
function docOf(node: ts.Node): string | undefined {
  const [comment] = ts.getJSDocCommentsAndTags(node).toReversed()
  if (!comment || !ts.isJSDoc(comment)) return undefined
  const words = (ts.getTextOfJSDocComment(comment.comment) ?? '').replace(/\s+/g, ' ').trim()
  const rules = [...words.matchAll(/docs\/rules\/([\w-]+)\.md#([\w-]+)/g)].map(([, file = '', anchor = '']) => ruleText(file, anchor))
  const rest = withoutCitations(words)
  return /[a-z]{3}/.test(rest) ? rest : rules.join(' ') || undefined
}

function withoutCitations(words: string): string {
  return words
    .replace(/\s*\((?:[^()]*[, ])?docs\/(?:rules|decisions)\/[^()]*\)/g, '')
    .replace(/docs\/(?:rules|decisions)\/[\w./#-]*\w(?:, )?/g, '')
    .replace(/^\*Ours\*: (\w)/, (_, first: string) => first.toUpperCase())
    .replace(/^[;:,. ]+/, '')
    .trim()
}

function ruleText(file: string, anchor: string): string {
  const text = readFileSync(`docs/rules/${file}.md`, 'utf8')
  const [, body = ''] = text.split(`<a id="${anchor}"></a>`)
  const [, ...lines] = (body.split(/\n#{2,3} /)[0] ?? '').split('\n')
  const words = lines.join(' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return withoutCitations(words.replace(/\s+/g, ' '))
}
