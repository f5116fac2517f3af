import { expect, it } from 'vitest'
import { roles, scopesOf } from '@/lib/office/roles'
import type { Guarded } from '@/lib/office/may-call'
import { rowsOf } from './support/contract-rows'
import { codeFiles, isTest, read } from './support/project-files'

const files = codeFiles.filter((file) => /^features\/(?:admin|edit\/media)\//.test(file) && !isTest(file))

/** Rights that a role gives to read alone; nobody opens the screens of the others without the whole right. */
const openToReaders = new Set(
  roles.flatMap((role) => scopesOf(role).flatMap((scope) => (scope.endsWith('.read') ? [scope.replace(/\.read$/, '')] : []))),
)
/** They open no screen, but stand on those of `orders` and `customers`. */
for (const scope of ['orders.money', 'customers.export']) openToReaders.add(scope)

function needsWholeRight({ access, method, reads }: Guarded) {
  return method !== 'get' && reads !== true && openToReaders.has(access.split(':')[1] ?? '')
}

/** What `useMayCall` and `mayCall` are asked for; of an index any row of the module. */
function isAskedFor(name: string) {
  const api = name.replace(/\.\w+$/, '')
  return files.some((file) =>
    [...read(file).matchAll(/\b(?:useMayCall|mayCall)\(([^)]*)\)/g)].some(
      ([, rows = '']) => rows.split(/[\s,]+/).includes(name) || rows.includes(`${api}[`),
    ),
  )
}

it('asks for the right to every change that the office sends (docs/rules/administration.md#offered-changes)', async () => {
  const sent = (await Promise.all(files.map(rowsOf))).flat().filter(({ row }) => needsWholeRight(row))
  const names = [...new Set(sent.map(({ name }) => name))].sort()
  expect(names.length).toBeGreaterThan(60)
  expect(
    names.filter((name) => !isAskedFor(name)),
    'Offer the control only where useMayCall(row) holds (features/auth/session/use-may-call.ts).',
  ).toEqual([])
})
