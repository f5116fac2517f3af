import { expect, it } from 'vitest'
import { checkInvariants } from '@/scripts/chaos/invariants.mjs'
import { database } from '@/server/db/client'

it('the invariants of the failure tests are valid queries, and a shop with its first data breaks none', async () => {
  const results = await checkInvariants(database().sql)
  expect(results.length).toBeGreaterThan(10)
  expect(results.filter(({ broken }) => broken > 0)).toEqual([])
})
