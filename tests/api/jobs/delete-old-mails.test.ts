import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { deleteOldMails } from '@/server/modules/mail/delivery/delete-old-mails'
import { daysAgo } from '@/tests/support/factories'

it('deletes mails a year after sending, and keeps newer and unsent ones', async () => {
  const { db } = database()
  const mail = (name: string, sentAt: Date | null) => ({
    siteId: 1,
    messageId: `<${name}@primjer.hr>`,
    template: 'orderPaid',
    to: 'ana@primjer.hr',
    data: {},
    createdAt: daysAgo(400),
    sentAt,
  })
  const rows = await db
    .insert(outbox)
    .values([mail('staro', daysAgo(366)), mail('novije', daysAgo(364)), mail('neposlano', null)])
    .returning({ id: outbox.id })
  expect(await deleteOldMails()).toBe(1)
  expect(await deleteOldMails()).toBe(0)
  const ids = rows.map(({ id }) => id)
  const left = await db.select({ messageId: outbox.messageId }).from(outbox).where(inArray(outbox.id, ids)).orderBy(outbox.id)
  expect(left.map(({ messageId }) => messageId)).toEqual(['<novije@primjer.hr>', '<neposlano@primjer.hr>'])
})

it('deletes mails to erased people that could not be delivered for a week', async () => {
  const { db } = database()
  const mail = (name: string, createdAt: Date) => ({
    siteId: 1,
    messageId: `<${name}@primjer.hr>`,
    template: 'privacyErased',
    to: `${name}@primjer.hr`,
    data: {},
    createdAt,
  })
  await db.insert(outbox).values([mail('obrisana', daysAgo(8)), mail('obrisan', daysAgo(6))])
  expect(await deleteOldMails()).toBe(1)
  const left = await db
    .select({ to: outbox.to })
    .from(outbox)
    .where(inArray(outbox.to, ['obrisana@primjer.hr', 'obrisan@primjer.hr']))
  expect(left).toEqual([{ to: 'obrisan@primjer.hr' }])
})
