import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { paymentNotices } from '@/server/db/schema/payment'
import { clearOldWebhooks } from '@/server/modules/payment/jobs/clear-old-webhooks'
import { daysAgo } from '@/tests/support/factories'

it('deletes webhook events after half a year', async () => {
  const { db } = database()
  const notice = (noticeId: string, days: number) => ({ provider: 'paypal', noticeId, receivedAt: daysAgo(days) })
  await db.insert(paymentNotices).values([notice('EV-old', 181), notice('EV-new', 179)])
  expect(await clearOldWebhooks()).toBe(1)
  expect(await clearOldWebhooks()).toBe(0)
  expect(await db.select({ id: paymentNotices.noticeId }).from(paymentNotices)).toEqual([{ id: 'EV-new' }])
})
