import { ts } from '@ts-morph/common'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { errorTable } from '@/lib/api/errors'

// Reads from the sources which error codes the handler of each call can answer: those that stand in it or in anything that it refers to, across files. A branch
// that a call never takes counts as well, so a list may be longer than the truth, never shorter. tests/repo/contract/handler-codes.test.ts keeps it as JSON.

type Name = { file: string; name: string }
type Declaration = { node: ts.Node; file: string }
type Imported = { specifier: string; name: string }
type Source = { declarations: ReadonlyMap<string, ts.Node>; imports: ReadonlyMap<string, Imported>; tree: ts.SourceFile }

/** Any call may answer these: middleware, the database, or a defect. */
const everywhere = new Set(['INTERNAL', 'UNAVAILABLE'])
const roots = ['server/modules', 'server/adapters']
const sources = new Map<string, Source>()

/** Codes by `method path` of a call. */
export function readHandlerCodes(): Record<string, string[]> {
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('routes.ts'))
      .map((name) => path.join(root, name)),
  )
  const handlers = files.toSorted().flatMap(handlersOf)
  const codes = codesFrom(handlers.map(([, handler]) => handler))
  return Object.fromEntries(handlers.map(([key, { node }]) => [key, [...(codes.get(node) ?? [])].toSorted()]))
}

function handlersOf(file: string): [string, Declaration][] {
  const { tree } = sourceOf(file)
  const found: [string, Declaration][] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'defineHandlers') return
    const [rows, , handlers] = node.arguments
    if (!rows || !handlers || !ts.isObjectLiteralExpression(handlers)) return
    const keys = keysOfRows({ file, name: rows.getText() })
    for (const property of handlers.properties) {
      const handler = ts.isPropertyAssignment(property) ? property.initializer : property
      found.push([keys[property.name?.getText() ?? ''] ?? '', { node: handler, file }])
    }
  }
  visit(tree)
  return found
}

/** `method path` of each row of a `defineModule(base, { name: get('place', …) })`, by name. */
function keysOfRows(rows: Name): Record<string, string> {
  const node = resolve(rows)?.node
  if (!node || !ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer)) return {}
  const [base, own] = node.initializer.arguments
  if (!base || !ts.isStringLiteral(base) || !own || !ts.isObjectLiteralExpression(own)) return {}
  return Object.fromEntries(
    own.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isCallExpression(property.initializer)) return []
      const { expression, arguments: args } = property.initializer
      const [place] = args
      const method = { del: 'delete', stream: 'get' }[expression.getText()] ?? expression.getText()
      return place && ts.isStringLiteral(place) ? [[property.name.getText(), `${method} ${base.text}/${place.text}`]] : []
    }),
  )
}

/** The codes in each declaration and in what it refers to, for these and all that they reach. */
function codesFrom(starts: readonly Declaration[]): ReadonlyMap<ts.Node, ReadonlySet<string>> {
  const codes = new Map<ts.Node, Set<string>>()
  const users = new Map<ts.Node, ts.Node[]>()
  const open = [...starts]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next
    if (codes.has(node)) continue
    const { literals, references } = contentsOf(next)
    codes.set(node, new Set(literals))
    for (const reference of references) {
      users.set(reference.node, [...(users.get(reference.node) ?? []), node])
      open.push(reference)
    }
  }
  const changed = [...codes].filter(([, own]) => own.size > 0).map(([node]) => node)
  for (let node = changed.pop(); node; node = changed.pop()) {
    const own = codes.get(node) ?? new Set()
    for (const user of users.get(node) ?? []) {
      const ofUser = codes.get(user)
      const size = ofUser?.size
      for (const code of own) ofUser?.add(code)
      if (ofUser?.size !== size) changed.push(user)
    }
  }
  return codes
}

type Contents = { literals: ReadonlySet<string>; references: readonly Declaration[] }

function contentsOf({ node: start, file }: Declaration): Contents {
  const names = new Set<string>()
  const literals = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node) && !isMember(node)) names.add(node.text)
    if (ts.isStringLiteral(node) && isCode(node.text) && !isCompared(node)) literals.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(start)
  return { literals, references: [...names].flatMap((name) => resolve({ file, name }) ?? []) }
}

const isCode = (word: string) => Object.hasOwn(errorTable, word) && !everywhere.has(word)

/** The name of a property, which refers to nothing at the top of the file. */
function isMember(node: ts.Identifier) {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
}

/** `error.code === 'X'` and `hasErrorCode(error, 'X')` speak of an error that is there already. */
function isCompared({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken
    return kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  }
  return ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && parent.expression.text === 'hasErrorCode'
}

function resolve({ file, name }: Name): Declaration | null {
  const { declarations, imports } = sourceOf(file)
  const own = declarations.get(name)
  if (own) return { node: own, file }
  const imported = imports.get(name)
  const target = imported && fileOf(imported.specifier, file)
  return target ? resolve({ file: target, name: imported.name }) : null
}

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const source = { tree, declarations: new Map(tree.statements.flatMap(declared)), imports: new Map(tree.statements.flatMap(imported)) }
  sources.set(file, source)
  return source
}

function declared(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) => namesOf(one.name).map((name): [string, ts.Node] => [name, one]))
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) return [[statement.name.text, statement]]
  return []
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
}

function imported(statement: ts.Statement): [string, Imported][] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
  const { moduleSpecifier } = statement
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !bindings) return []
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return []
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }): [string, Imported] => [
      name.text,
      { specifier: moduleSpecifier.text, name: (propertyName ?? name).text },
    ])
}

const files = new Map<string, string | null>()

function fileOf(specifier: string, from: string): string | null {
  if (!/^(@\/|\.)/.test(specifier)) return null
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  const known = files.get(base)
  if (known !== undefined) return known
  const file = [`${base}.ts`, base].find((one) => /\.(ts|mjs)$/.test(one) && existsSync(one)) ?? null
  files.set(base, file)
  return file
}
