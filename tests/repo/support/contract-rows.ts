import path from 'node:path'
import type { Guarded } from '@/lib/office/may-call'
import { importsOf, read, root } from './project-files'

function isRow(value: unknown): value is Guarded {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value
}

/** The contract rows that a file names, as 'officeOrderApi.note'. */
export async function rowsOf(file: string): Promise<{ name: string; row: Guarded }[]> {
  const names = new Set([...read(file).matchAll(/\b(\w+Api)\.(\w+)/g)].map(([, api = '', row = '']) => `${api} ${row}`))
  if (names.size === 0) return []
  const contract = importsOf(file).filter(({ specifier, isType }) => specifier.startsWith('lib/api/v') && !isType)
  const modules: unknown[] = await Promise.all(contract.map(({ specifier }) => import(path.join(root, `${specifier}.ts`))))
  const apis = new Map(modules.flatMap((one) => (typeof one === 'object' && one !== null ? Object.entries<unknown>({ ...one }) : [])))
  return [...names].flatMap((name) => {
    const [api = '', row = ''] = name.split(' ')
    const rows = apis.get(api)
    const found = typeof rows === 'object' && rows !== null ? new Map(Object.entries<unknown>({ ...rows })).get(row) : undefined
    return isRow(found) ? [{ name: `${api}.${row}`, row: found }] : []
  })
}
