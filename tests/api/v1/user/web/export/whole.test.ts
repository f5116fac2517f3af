import { beforeAll, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { database } from '@/server/db/client'
import { systemContext } from '@/server/core/system-context'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { exportPage } from '@/server/modules/user/web/export/export-page'
import { createOwnedData } from '@/tests/fuzz/owned-data'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'

/** Where the archive has the data of each table. A new table needs a line here or below. */
const places: Record<string, string> = {
  addresses: 'addresses',
  carts: 'cart',
  comments: 'comments',
  invoices: 'orders.0.invoices',
  newsletter_subscribers: 'newsletter',
  order_edits: 'orders.0.edits',
  order_events: 'orders.0.timeline',
  order_lines: 'orders.0.lines',
  order_refunds: 'orders.0.refunds',
  order_returns: 'orders.0.returns',
  orders: 'orders',
  payment_intents: 'orders.0.payments',
  privacy_requests: 'privacyRequests',
  sessions: 'devices',
  shipments: 'orders.0.parcels',
  social_identities: 'services',
  wishlist_items: 'wishlist',
  withdrawals: 'orders.0.withdrawals',
}

/** Tables without personal data beyond what the archive has elsewhere. */
const left: Record<string, string> = {
  coupon_redemptions: 'the coupon stands in its order',
  customer_notes: 'refers to who of the shop has written it',
  customers: 'refers to who of the shop has blocked the address',
  data_exports: 'the archive itself',
  approvals: 'refers to who of the shop has asked and decided',
  passkey_challenges: 'random texts, for minutes',
  passkeys: 'public keys, whose private half the person has',
  pending_sign_ins: 'secrets, for minutes',
  recovery_codes: 'secrets',
  releases: 'refers to who of the shop has written it',
  document_versions: 'refers to who of the shop has published it',
  draft_batches: 'refers to who of the shop has written it',
  drafts: 'refers to who of the shop has written it',
  form_entries: 'refers to who of the shop has dealt with it; what was sent stands under answers',
  form_replies: 'refers to who of the shop has written it; what was written stands under answers',
  media_versions: 'refers to who of the shop has uploaded it',
  office_notification_reads: 'refers to who of the shop has read it',
  office_runs: 'refers to who of the shop has started it',
  office_views: 'refers to who of the shop has saved it',
  revisions: 'refers to who of the shop has saved it',
  order_keys: 'secrets',
  order_search: 'repeats what the order holds, folded',
  outbox: 'mails that they have received; the archive lists what they are about',
  page_versions: 'refers to who of the shop has written it',
  staff_invites: 'refers to who of the shop has invited',
  user_factors: 'secrets, which the app of the person has',
  user_tokens: 'secrets; the address that one brings is the pending one of the account',
}

/** A person with data in every table. */
let ana: Awaited<ReturnType<typeof createUser>>
beforeAll(async () => {
  ana = await createUser()
  await createOwnedData({ email: ana.email, barcode: '2900000000998', canary: 'cijela', user: ana })
  await database().sql`update users set deletion_at = '2031-01-15T10:00:00Z' where id = ${ana.id}`
  const pair = await ana.call(cartApi.getNewCartSession, {})
  await ana.call(cartApi.addItem, { ...pair, productId: (await createProduct()).id })
})

const exportedData = async () => collectPersonalData(await systemContext(1), ana.id)

it('covers every table that refers to accounts or orders, or states why not', async () => {
  const tables = await database().sql<{ name: string }[]>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'orders'::regclass)`
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...Object.keys(places), ...Object.keys(left)].toSorted())
})

it('contains a record of each table', async () => {
  const data = await exportedData()
  for (const [table, place] of Object.entries(places)) expect(data, `${table}: ${place}`).toHaveProperty(place)
  const found = Object.values(places).map((place) => [place, valueAt(data, place)])
  expect(found.filter(([, value]) => value === null || (Array.isArray(value) && value.length === 0))).toEqual([])
})

it('contains company, deletion date, last use of devices and identities', async () => {
  const data = await exportedData()
  expect(data).toMatchObject({
    account: { company: { name: 'x', oib: '99007123051' }, deletionAt: '2031-01-15T10:00:00.000Z' },
    devices: [{ device: 'x', lastSeenAt: expect.any(String) }],
    services: [{ provider: 'lampion', subject: expect.any(String) }],
    orders: [{ withdrawals: [{ name: 'x', state: 'requested' }] }],
  })
  const page = exportPage(data, { siteName: 'Pod lampom', locale: 'hr' })
  for (const text of ['99007123051', '15. siječnja 2031.', 'lampion', 'čeka odgovor']) expect(page).toContain(text)
})

it('leaves out expired devices', async () => {
  expect((await exportedData()).devices).toHaveLength(1)
  await database().sql`update sessions set refresh_expires_at = now() - interval '1 minute' where user_id = ${ana.id}`
  expect((await exportedData()).devices).toEqual([])
})

function valueAt(data: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, key) => new Map(Object.entries(Object(value))).get(key), data)
}
