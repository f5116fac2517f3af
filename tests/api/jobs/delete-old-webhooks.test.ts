import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { paymentWebhooks } from '@/server/db/schema/payment'
import { deleteOldWebhooks } from '@/server/modules/payment/jobs/delete-old-webhooks'
import { daysAgo } from '@/tests/support/factories'

it('deletes webhook events after half a year', async () => {
  const { db } = database()
  const webhook = (eventId: string, days: number) => ({ provider: 'paypal', eventId, receivedAt: daysAgo(days) })
  await db.insert(paymentWebhooks).values([webhook('EV-old', 181), webhook('EV-new', 179)])
  expect(await deleteOldWebhooks()).toBe(1)
  expect(await deleteOldWebhooks()).toBe(0)
  expect(await db.select({ id: paymentWebhooks.eventId }).from(paymentWebhooks)).toEqual([{ id: 'EV-new' }])
})
