import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { paymentWebhooks } from '@/server/db/schema/payment'
import { deleteOldWebhooks } from '@/server/modules/payment/jobs/delete-old-webhooks'
import { daysAgo } from '@/tests/support/factories'

it('deletes webhook events after half a year', async () => {
  const { db } = database()
  const notice = (noticeId: string, days: number) => ({ provider: 'paypal', noticeId, receivedAt: daysAgo(days) })
  await db.insert(paymentWebhooks).values([notice('EV-old', 181), notice('EV-new', 179)])
  expect(await deleteOldWebhooks()).toBe(1)
  expect(await deleteOldWebhooks()).toBe(0)
  expect(await db.select({ id: paymentWebhooks.noticeId }).from(paymentWebhooks)).toEqual([{ id: 'EV-new' }])
})
