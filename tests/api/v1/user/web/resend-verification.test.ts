import { expect, it } from 'vitest'
import { webUserApi } from '@/lib/api/v1/user/web'
import { runLinkRequestJobs, createAccount, fromNewAddress, mailsTo, tokenMailedTo } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'

const visitor = () => callAs({ headers: fromNewAddress() })

it('mails unverified accounts only, and answers every address alike', async () => {
  const waiting = await createAccount({ verified: false })
  const emails = [waiting.email, (await createAccount()).email, 'nitko-resend@primjer.hr']
  const answers = []
  for (const email of emails) answers.push(await visitor().send(webUserApi.resendVerification, { email }))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['{"data":{}}']))
  expect(await runLinkRequestJobs()).toBe(3)
  expect(await Promise.all(emails.map(mailsTo))).toEqual([['verifyEmail'], [], []])
  const token = await tokenMailedTo(waiting.email)
  expect(await visitor().call(webUserApi.verify, { token })).toEqual({ verified: true })
})
