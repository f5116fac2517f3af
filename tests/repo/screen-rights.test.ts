import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mayOpenScreen } from '@/features/admin/shell/navigation/office-screens'
import type { Guarded } from '@/lib/office/may-call'
import { allScopes } from '@/lib/office/roles'
import { rowsOf } from './support/contract-rows'
import { importsOf, projectFiles, read, root } from './support/project-files'

const panel = 'app/(admin)/[site]/[locale]/admin/(panel)'
const pages = projectFiles.filter((file) => file.startsWith(`${panel}/`) && file.endsWith('/page.tsx'))

/** '/admin/orders/1' of '(panel)/orders/[id]/page.tsx'. */
function addressOf(page: string) {
  return `/admin${page.slice(panel.length, -'/page.tsx'.length).replaceAll(/\[\w+\]/g, '1')}`
}

/** The rights of which one suffices for a screen; all of them where it is open to everybody of the office. */
function rightsOf(address: string) {
  return allScopes.filter((scope) => mayOpenScreen(address, [scope]))
}

function fileOf(specifier: string) {
  return ['.tsx', '.ts'].map((end) => `${specifier}${end}`).find((file) => existsSync(path.join(root, file)))
}

/** The page with what it imports from the office, directly or not, lazily too. The shell has rights of its own. */
function modulesOf(file: string, known = new Set<string>()): Set<string> {
  known.add(file)
  for (const { specifier, isType } of importsOf(file)) {
    const imported = /^features\/(?:admin\/(?!shell\/)|edit\/media\/)/.test(specifier) && !isType ? fileOf(specifier) : undefined
    if (imported && !known.has(imported)) modulesOf(imported, known)
  }
  return known
}

const scopeOf = ({ access }: Guarded) => access.split(':')[1]

/** Scopes for which a screen asks before it calls: those of the rows in `useMayCall` and `mayCall`. */
async function askedFor(files: readonly string[]) {
  const asked = files
    .flatMap((file) => [...read(file).matchAll(/\b(?:useMayCall|mayCall)\(([^)]*)\)/g)].map(([, rows = '']) => rows))
    .join(',')
  const rows = (await Promise.all(files.map(rowsOf))).flat()
  return new Set(
    rows.filter(({ name }) => asked.includes(name) || asked.includes(`${name.replace(/\.\w+$/, '')}[`)).map(({ row }) => scopeOf(row)),
  )
}

// docs/rules/administration.md#closed-screens
it.each(pages.map((page) => [addressOf(page), page] as const))(
  '%s opens by the right of the calls that it loads from',
  async (address, page) => {
    const files = [...modulesOf(page)]
    const loaded = (await Promise.all(files.map(rowsOf))).flat().filter(({ row }) => row.method === 'get' || row.reads === true)
    const guarded = loaded.filter(({ row }) => scopeOf(row) !== undefined)
    const rights = rightsOf(address)
    const isOpen = rights.length === allScopes.length
    const asked = await askedFor(files)
    const others = guarded.filter(({ row }) => isOpen || !rights.some((right) => right === scopeOf(row)))
    expect(
      others.filter(({ row }) => !asked.has(scopeOf(row))).map(({ name, row }) => `${name}: ${row.access}`),
      `The screen opens with ${isOpen ? 'any right' : rights.join(', ')} (features/admin/shell/navigation/office-screens.ts).`,
    ).toEqual([])
    // Else the gate would ask for a right that no call of the screen needs.
    const loadsByOwnRight = isOpen || guarded.length === 0 || guarded.length > others.length
    expect(loadsByOwnRight).toBe(true)
  },
)

it('knows the screens and their calls', () => {
  expect(pages.length).toBeGreaterThan(30)
  expect(rightsOf('/admin/orders/1')).toEqual(['orders'])
  expect(rightsOf('/admin')).toEqual(allScopes)
})
