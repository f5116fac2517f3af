import { expect, it } from 'vitest'
import messages from '@/messages/hr.json'
import { codeFiles, isTest, read } from './support/project-files'

/** How a cache is named: where it is opened, and in the contract. */
const naming = /caches\.open(?:<[^(]*>)?\(\s*'([a-z-]+)'|\bcache(?::| =) \{\s*name: '([a-z-]+)'|Cache = \{ name: '([a-z-]+)'/g

// docs/rules/administration.md#cache-page
it('every cache has a title in the office, and no title lacks its cache', () => {
  const files = codeFiles.filter((file) => /^(?:server|lib\/api)\//.test(file) && !isTest(file))
  const names = files.flatMap((file) => [...read(file).matchAll(naming)].flatMap(([, ...groups]) => groups.filter(Boolean)))
  expect(Object.keys(messages.admin.caches.names).toSorted()).toEqual([...new Set(names)].toSorted())
})
