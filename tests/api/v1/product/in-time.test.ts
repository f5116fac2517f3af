import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { inTime } from '@/server/modules/product/in-time'

it('what takes too long is called off, and the transaction goes on with the patience it had', async () => {
  await database().db.transaction(async (tx) => {
    const patience = async () => (await tx.execute(sql`show statement_timeout`))[0]
    const before = await patience()
    expect(await inTime(tx, (part) => part.execute(sql`select pg_sleep(10)`))).toBeNull()
    expect(await inTime(tx, (part) => part.execute(sql`select 1 as one`))).toEqual([{ one: 1 }])
    expect(await patience()).toEqual(before)
  })
})

it('what fails otherwise fails', async () => {
  const failing = database().db.transaction((tx) => inTime(tx, (part) => part.execute(sql`select 1 / 0`)))
  await expect(failing).rejects.toThrow('1 / 0')
})
