import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { passwordApi } from '@/lib/api/v1/user/password'
import { database } from '@/server/db/client'
import { runLinkRequestJobs, createAccount, fromNewAddress, mailsTo } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'

const visitor = () => callAs({ headers: fromNewAddress() })

beforeEach(() => database().db.execute(sql`delete from pgboss.job`))

it("mails a link to an account's address, in any case", async () => {
  const ana = await createAccount()
  expect(await visitor().call(passwordApi.forgot, { email: ` ${ana.email.toUpperCase()} ` })).toEqual({})
  expect(await runLinkRequestJobs()).toBe(1)
  expect(await mailsTo(ana.email)).toEqual(['setPassword'])
})

// docs/rules/accounts.md#answer-after-the-response
it('answers alike for a known, an unknown and a suspended address', async () => {
  const emails = [(await createAccount()).email, 'nitko-forgot@primjer.hr', (await createAccount({ suspended: true })).email]
  const answers = []
  for (const email of emails) answers.push(await visitor().send(passwordApi.forgot, { email }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(await runLinkRequestJobs()).toBe(3)
  expect(await Promise.all(emails.map(mailsTo))).toEqual([['setPassword'], [], []])
})

it('refuses a malformed address', async () => {
  expect((await visitor().send(passwordApi.forgot, { email: 'ana' })).status).toBe(422)
  expect((await visitor().send(passwordApi.forgot, { email: 'ana@primjer.hr', userId: 1 })).status).toBe(422)
})

it('mails one address three times an hour at most', async () => {
  const ana = await createAccount()
  for (let i = 0; i < 3; i++) expect((await visitor().send(passwordApi.forgot, { email: ana.email })).status).toBe(200)
  expect((await visitor().send(passwordApi.forgot, { email: ana.email })).status).toBe(429)
})
