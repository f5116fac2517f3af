import { expect, it } from 'vitest'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { confirmed, editing, more, openEditingShop, paidOrder } from './edit-support'

openEditingShop()

// docs/rules/orders.md#edit-ended-mail
it('previews which orders have an edit that waits for its difference', async () => {
  const [waiting, plain] = [await paidOrder(), await paidOrder()]
  await confirmed(waiting.id, more(waiting))
  const chosen = { ids: [waiting.id, plain.id] }
  const { rows } = await editing().merchant.call(officeOrderBulkApi.preview, { change: { kind: 'change', to: 'packed' }, chosen })
  expect(rows).toMatchObject([
    { id: waiting.id, reason: null, hasProposedEdit: true },
    { id: plain.id, reason: null, hasProposedEdit: false },
  ])
})
