import type { Page } from '@playwright/test'
import { newPerson, secretMailedTo } from '@/e2e/support/accounts'
import { firstSignIn, openOffice } from '@/e2e/support/office'
import { api, mailsContaining } from '@/e2e/support/shop'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

const confirmLink = /potvrdi-email\?seats=([\w.%-]+)/
const cancelLink = /potvrdi-email\?seatsCancel=([\w.%-]+)/

/** An event of its own, since other projects reserve at the same time. */
async function createEvent(page: Page, { seats }: { seats: number }) {
  const { tokens } = await api(page, 'POST', '/api/v1/login?strategy=admin', { data: firstSignIn() })
  const headers = { accessToken: tokens.accessToken }
  const starts = Date.now() + 400 * 86_400_000
  const period = { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + 7_200_000).toISOString() }
  const data = { title: `Večer sonde ${starts}`, place: 'Tiha ulica 7, Zagreb', ...period, seats, isReservable: true }
  const { id }: { id: number } = await api(page, 'POST', '/api/v1/calendar/event/office/create', { headers, data })
  return { id, title: data.title }
}

async function reserve(page: Page, { email, count }: { email: string; count: string }) {
  const card = page.getByRole('region', { name: 'Rezervirajte mjesto' })
  await card.getByLabel('Ime i prezime').fill('Iva Ivić')
  await card.getByLabel('E-pošta').fill(email)
  await card.getByLabel('Koliko vas dolazi').selectOption({ label: count })
  await card.getByRole('button', { name: 'Rezerviraj' }).click()
  await expect(card.getByRole('status')).toContainText(`Na ${email} poslali smo poruku`)
}

// docs/rules/events.md#seats
test('seats are reserved by mail with a calendar file, fill the event, and are cancelled', { tag: '@phone' }, async ({ page }) => {
  const { email } = newPerson()
  const { id, title } = await createEvent(page, { seats: 2 })
  await page.goto(`/dogadjaj/${id}`)
  const card = page.getByRole('region', { name: 'Rezervirajte mjesto' })
  await expect(card).toContainText('Slobodna su još 2 mjesta.')
  await card.getByRole('button', { name: 'Rezerviraj' }).click()
  await expect(card.getByLabel('Ime i prezime')).toBeFocused()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await reserve(page, { email, count: '2 osobe' })

  await page.goto(`/potvrdi-email?seats=${await secretMailedTo(email, confirmLink)}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Potvrđujem dolazak' }).click()
  await expect(page.getByText('Mjesto je vaše')).toBeVisible()
  await expectAccessible(page)
  const cancel = await secretMailedTo(email, cancelLink)
  const [mail = ''] = mailsContaining(`To: ${email}`).filter((one) => one.includes('METHOD:PUBLISH'))
  expect(mail).toContain('dogadjaj.ics')
  expect(mail).toContain(`SUMMARY:${title}`)

  await page.goto(`/dogadjaj/${id}`)
  await expect(card).toContainText('Sva su mjesta rezervirana.')
  await expectAccessible(page)
  await openOffice(page, `/admin/events/${id}`)
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('2 mjesta')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.goto(`/potvrdi-email?seatsCancel=${cancel}`)
  await page.getByRole('button', { name: 'Otkaži rezervaciju' }).click()
  await expect(page.getByText('Rezervacija je otkazana')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => mailsContaining(`To: ${email}`).filter((one) => one.includes('METHOD:CANCEL')).length).toBe(1)
  await page.goto(`/dogadjaj/${id}`)
  await expect(card).toContainText('Slobodna su još 2 mjesta.')
})
