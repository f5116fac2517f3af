import type { Locator, Page } from '@playwright/test'
import { facet, isPhone, main, panel } from '@/e2e/support/facets'
import { holdScripts } from '@/e2e/support/hold-scripts'
import { expect, expectAccessible, expectNoSideScroll, test } from '@/e2e/support/test'

// Facets of every type, chips, paging and sort orders, in a column on a wide screen and in a sheet on a phone.

/** The list of all products, which has every facet. */
const allProducts = '/shop?sort=id-desc'

/** The count beside a choice. */
async function facetCount(choice: Locator) {
  return Number((await choice.locator('xpath=ancestor::label').textContent())?.match(/(\d+)$/)?.[1])
}

async function expectTotal(page: Page, total: number) {
  await expect(
    main(page)
      .getByText(new RegExp(`^(?:\\d+–\\d+ od )?${total} proizvod`))
      .first(),
  ).toBeVisible()
  if (await page.getByRole('dialog', { name: 'Filtri' }).isVisible()) {
    await expect(page.getByRole('button', { name: new RegExp(`^Pokaži ${total} proizvod`) })).toBeVisible()
  }
}

const chips = (page: Page) => main(page).getByRole('list', { name: 'Odabrani filtri' })

async function closeSheet(page: Page) {
  if (!isPhone(page)) return
  await page.getByRole('button', { name: /^(?:Pokaži|Nema)/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filtri' })).toHaveCount(0)
}

test.describe('a facet narrows the list to its count', () => {
  test('a facet of each type with choices', async ({ page }) => {
    for (const [type, label, role, pattern] of [
      ['one of several', 'Uvez', 'radio', /^tvrdi/],
      ['some of several', 'Žanr', 'checkbox', /./],
      ['yes or no', 'Nagrađena knjiga', 'radio', /^Da/],
      ['text swatches', 'Veličina', 'checkbox', /./],
      ['colours', 'Boja', 'checkbox', /./],
    ] as const) {
      await test.step(type, async () => {
        await page.goto(allProducts)
        const choice = (await facet(await panel(page), label)).getByRole(role, { name: pattern }).first()
        const total = await facetCount(choice)
        expect(total).toBeGreaterThan(0)
        await choice.check()
        await expectTotal(page, total)
        await expect(choice).toBeChecked()
        expect(new URL(page.url()).searchParams.get('sort')).toBe('id-desc')
        await expect(chips(page).getByRole('listitem')).toHaveCount(2)
        await expectNoSideScroll(page)
      })
    }
    await page.goto(allProducts)
    for (const label of ['Uvez', 'Žanr', 'Nagrađena knjiga', 'Veličina', 'Boja']) await facet(await panel(page), label)
    // axe reports a target half under the header as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  })

  test('number range: each bound limits the other (docs/rules/storefront.md#facet-range)', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/shop/knjige')
    const pages = await facet(await panel(page), 'Broj stranica')
    await pages.getByLabel('Od').fill('200')
    await expect(page).toHaveURL(/broj-stranica=200(?:,|%2C)\d+/)
    await expect(pages.getByLabel('Do')).toHaveAttribute('min', '200')
    await pages.getByLabel('Do').fill('300')
    await expect(page).toHaveURL(/broj-stranica=200(?:,|%2C)300/)
    await expect(pages.getByLabel('Od')).toHaveAttribute('max', '300')
    await closeSheet(page)
    await expect(chips(page).getByText('Broj stranica: 200–300')).toBeVisible()
  })

  for (const [label, day, code] of [
    ['Datum izlaska', '2024-01-01', 'datum-izlaska'],
    ['Večer s knjigom', '2020-01-01', 'predstavljanje'],
  ] as const) {
    test(`date range: ${label}`, async ({ page }) => {
      await page.goto(allProducts)
      const group = await facet(await panel(page), label)
      const from = group.getByLabel('Od')
      const least = (await from.getAttribute('min')) ?? ''
      await from.fill(day)
      // The facet clamps the day to its own range.
      await expect(page).toHaveURL(new RegExp(`${code}=${day < least ? least : day}`))
      await closeSheet(page)
      await expect(chips(page).getByRole('link', { name: new RegExp(`^Ukloni filtar ${label}: `) })).toBeVisible()
    })
  }
})

test('counts follow the other choices, and chips remove them one by one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/knjige')
  const scope = await panel(page)
  const hard = (await facet(scope, 'Uvez')).getByRole('radio', { name: /^tvrdi/ })
  const before = await facetCount(hard)
  const genre = (await facet(scope, 'Žanr')).getByRole('checkbox').first()
  await genre.check()
  await expectTotal(page, await facetCount(genre))
  await expect.poll(async () => facetCount(hard)).toBeLessThan(before)
  const both = await facetCount(hard)
  await hard.check()
  await expectTotal(page, both)
  await closeSheet(page)
  await expect(chips(page).getByRole('link', { name: /^Ukloni filtar/ })).toHaveCount(2)
  const counted = isPhone(page)
    ? main(page).getByRole('button', { name: 'Filtri 2' })
    : main(page).getByRole('heading', { name: 'Filtri 2' })
  await expect(counted).toBeVisible()

  await chips(page).getByRole('link', { name: 'Ukloni filtar Uvez: tvrdi' }).click()
  await expect(chips(page).getByRole('link', { name: /^Ukloni filtar/ })).toHaveCount(1)
  await expect(page).not.toHaveURL(/uvez=/)
  await chips(page).getByRole('link', { name: 'Ukloni sve filtre' }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop\/knjige$/)
})

test('an older response never overwrites a newer one', async ({ page }) => {
  await page.goto(allProducts)
  let release = () => {}
  const first = new Promise<void>((resolve) => (release = resolve))
  const requested: string[] = []
  await page.route(/\/shop\?.*uvez=/, async (route) => {
    requested.push(route.request().url())
    if (requested.length === 1) await first
    await route.continue().catch(() => {})
  })
  const binding = await facet(await panel(page), 'Uvez')
  await binding.getByRole('radio', { name: /^tvrdi/ }).check()
  await expect.poll(() => requested.length).toBe(1)
  const soft = binding.getByRole('radio', { name: /^meki/ })
  const total = await facetCount(soft)
  await soft.check()
  await expectTotal(page, total)
  const late = page
    .waitForEvent('requestfinished', { predicate: (request) => request.url() === requested[0], timeout: 5000 })
    .catch(() => null)
  release()
  await late
  await expectTotal(page, total)
  await expect(soft).toBeChecked()
})

test('lists reduced products only, and links the featured ones', async ({ page }) => {
  await page.goto('/shop/knjige')
  await main(page).getByRole('link', { name: 'Sniženo', exact: true }).click()
  await expect(page).toHaveURL(/discount=true/)
  const cards = main(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Najniža cijena u 30 dana: ' })).toHaveCount(await cards.count())
  await chips(page).getByRole('link', { name: 'Ukloni filtar Sniženo' }).click()
  await expect(page).toHaveURL(/\/shop\/knjige$/)

  const featured = main(page).getByRole('region', { name: 'Izdvojeno' })
  await expect(featured.getByRole('listitem')).toHaveCount(4)
  await featured.getByRole('link', { name: 'Sve izdvojeno' }).click()
  await expect(page).toHaveURL(/featured=true/)
  await expect(chips(page).getByRole('link', { name: 'Ukloni filtar Izdvojeno' })).toBeVisible()
  await expect(featured).toHaveCount(0)
})

test('Back restores the filtered list and the scroll position', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/shop/knjige')
  const hard = (await facet(await panel(page), 'Uvez')).getByRole('radio', { name: /^tvrdi/ })
  const total = await facetCount(hard)
  await hard.check()
  await expectTotal(page, total)
  await closeSheet(page)
  const last = main(page).getByRole('article').last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  const scrollY = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(
    main(page)
      .getByRole('button', { name: /košaricu|paket|rasprodano/ })
      .first(),
  ).toBeVisible()
  await page.goBack()
  await expectTotal(page, total)
  await expect(page).toHaveURL(/uvez=\d+/)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollY)).toBeLessThan(40)
  await expect((await facet(await panel(page), 'Uvez')).getByRole('radio', { name: /^tvrdi/ })).toBeChecked()
})

test('paging: page numbers, first and last page, 12 or 24 per page', async ({ page }) => {
  await page.goto(allProducts)
  const paging = main(page).getByRole('navigation', { name: 'Stranice' })
  const numbers = paging.getByRole('link', { name: /^Stranica \d+$/ })
  await expect(numbers).toHaveCount(isPhone(page) ? 3 : 9)
  await expect(paging.getByRole('button', { name: 'Prva stranica' })).toBeDisabled()
  await expect(paging.getByRole('button', { name: 'Prethodna stranica' })).toBeDisabled()
  await paging.getByRole('link', { name: 'Sljedeća stranica' }).click()
  await expect(paging.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByText(/^13–24 od/)).toBeVisible()
  await paging.getByRole('link', { name: 'Posljednja stranica' }).click()
  await expect(paging.getByRole('button', { name: 'Posljednja stranica' })).toBeDisabled()
  await expect(paging.getByRole('button', { name: 'Sljedeća stranica' })).toBeDisabled()
  await expect(numbers).toHaveCount(isPhone(page) ? 3 : 9)
  await expectAccessible(page)

  await main(page).getByLabel('Po stranici').selectOption('24')
  await expect(page).toHaveURL(/perPage=24/)
  await expect(page).not.toHaveURL(/page=\d/)
  await expect(main(page).getByText(/^1–24 od/)).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(24)

  await page.goto('/shop?page=900')
  await expect(paging.getByRole('link', { name: 'Stranica 1' })).toHaveAttribute('aria-current', 'page')
  await expect(main(page).getByText(/^1–12 od/)).toBeVisible()
})

test('sort orders: all eight, or those that the category allows', async ({ page }) => {
  await page.goto('/shop/knjige')
  const order = main(page).getByLabel('Redoslijed')
  await expect(order.getByRole('option')).toHaveCount(8)
  await order.selectOption({ label: 'Najjeftinije' })
  await expect(page).toHaveURL(/sort=finalPrice-asc/)
  const cards = main(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  // The first amount on a card is the public price; the member price and the previous price follow.
  const cents = (await cards.allTextContents()).map((text) =>
    Number(
      text
        .match(/(\d+),(\d\d)\s€/)
        ?.slice(1)
        .join(''),
    ),
  )
  expect(cents).toEqual(cents.toSorted((a, b) => a - b))

  await page.goto('/shop/pretplate')
  await expect(order.getByRole('option')).toHaveText(['Najjeftinije', 'Najskuplje'])
  await page.goto('/shop/pretplate?sort=name-asc')
  await expect(order).toHaveValue('finalPrice-asc')
})

test('applies a sort order chosen before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/shop/knjige', { waitUntil: 'commit' })
  await main(page).getByLabel('Redoslijed').selectOption({ label: 'Najskuplje' })
  release()
  await expect(page).toHaveURL(/sort=finalPrice-desc/)
  await expect(main(page).getByLabel('Redoslijed')).toHaveValue('finalPrice-desc')
})

test('applies facets chosen before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/shop/knjige', { waitUntil: 'commit' })
  const facets = main(page).getByRole('region', { name: 'Filtri' })
  const several = facets.getByRole('checkbox').first()
  const single = facets.getByRole('radio', { checked: false }).first()
  const names = [await several.getAttribute('name'), await single.getAttribute('name')]
  await several.click()
  await single.click()
  release()
  for (const name of names) await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the filtered list, and its form filters it further', async ({ page }) => {
    await page.goto('/shop/knjige?discount=true')
    const total =
      (await main(page)
        .getByText(/proizvod(?:a)?$/)
        .first()
        .textContent()) ?? ''
    const binding = main(page).getByRole('region', { name: 'Filtri' }).locator('details').filter({ hasText: 'Uvez' })
    if ((await binding.getAttribute('open')) === null) await binding.locator('summary').click()
    await binding.getByRole('radio', { name: /^tvrdi/ }).check()
    await main(page).getByRole('button', { name: 'Primijeni filtre' }).click()
    await expect(page).toHaveURL(/uvez=\d+/)
    await expect(page).toHaveURL(/discount=true/)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    expect(
      await main(page)
        .getByText(/proizvod(?:a)?$/)
        .first()
        .textContent(),
    ).not.toBe(total)
    await expect(chips(page).getByText('Uvez: tvrdi')).toBeVisible()
  })
})
