import { ts } from '@ts-morph/common'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Reads from the sources which words stand for a wrong field: messages of the contract's schemas, and `fieldErrors` of handlers.

const checks = new Set(['refine', 'min', 'max', 'length', 'regex', 'superRefine'])

/** The words by the file that has them. */
export function readFieldWords(): Map<string, string> {
  const words = new Map<string, string>()
  for (const file of ['lib/api', 'server/modules'].flatMap(sourcesIn)) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) && /^[a-z][A-Za-z]*$/.test(node.text) && isFieldError(node)) words.set(node.text, file)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  }
  return words
}

/** All source text in which a word of the list must stand. */
export function readSources(): string {
  return ['lib', 'server/modules']
    .flatMap(sourcesIn)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

function sourcesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(root, name))
}

function isFieldError(node: ts.StringLiteral): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return isMessage(parent, node)
  if (ts.isPropertyAssignment(parent))
    return node.getSourceFile().fileName.startsWith('lib/api') && /^(error|message)$/.test(parent.name.getText())
  return ts.isArrayLiteralExpression(parent) && isInFieldErrors(parent)
}

/** `z.string().min(1, 'required')`, `invalid('options', 'unknown')`. */
function isMessage({ expression, arguments: args }: ts.CallExpression, node: ts.StringLiteral): boolean {
  if (args.indexOf(node) < 1) return false
  if (ts.isPropertyAccessExpression(expression)) return checks.has(expression.name.text)
  return ts.isIdentifier(expression) && /^(invalid|addError)$/.test(expression.text)
}

/** `{ fieldErrors: { name: ['word'] } }` */
function isInFieldErrors(node: ts.Node): boolean {
  const field = node.parent
  const owner = ts.isPropertyAssignment(field) ? field.parent.parent : undefined
  return owner !== undefined && ts.isPropertyAssignment(owner) && owner.name.getText() === 'fieldErrors'
}
