import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '@/server/db/client'

it.each([
  ['Ana.Maric@Primjer.hr', 'ana.maric@primjer.hr'],
  ['ana+popust@primjer.hr', 'ana@primjer.hr'],
  ['ana+a+b@primjer.hr', 'ana@primjer.hr'],
  ['a.n.a+knjige@gmail.com', 'ana@gmail.com'],
  ['Ana@GoogleMail.com', 'ana@gmail.com'],
  ['ana@gmail.com.hr', 'ana@gmail.com.hr'],
  ['+ana@primjer.hr', '+ana@primjer.hr'],
  ['', ''],
])('the mailbox of %j is %j', async (email, expected) => {
  const [row] = await database().db.execute(sql`select izlog_mailbox(${email}) as mailbox`)
  expect(row?.mailbox).toBe(expected)
})
