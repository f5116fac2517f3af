import { expect, test as base, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }

type Fixtures = {
  /** Console errors that the test provokes on purpose. */
  allowedErrors: RegExp | null
}

/** The page fails its test on any console error or uncaught exception. */
export const test = base.extend<Fixtures>({
  allowedErrors: [null, { option: true }],
  page: async ({ page, allowedErrors }, provide) => {
    const errors: string[] = []
    const record = (text: string) => {
      if (!allowedErrors?.test(text)) errors.push(text)
    }
    page.on('console', (message) => message.type() === 'error' && record(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => record(String(error)))
    await provide(page)
    expect(errors, 'the console must stay silent').toEqual([])
  },
})

export { expect }

/** Expects no violation of WCAG 2.2 A and AA in the current page (docs/rules/storefront.md#contrast). */
export async function expectAccessible(page: Page) {
  // Next streams the title after the page.
  await expect(page).toHaveTitle(/./)
  // Half a megabyte, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations: Violation[] = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe')
    // Waits for finite animations: half-faded text has half its contrast.
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const finite = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
    // The sticky header and the cookie notice may cover half a link, so both get a static position.
    // Sections with content-visibility: auto get their layout: otherwise axe sees the footer through them.
    const pinned = [...document.querySelectorAll<HTMLElement>('[data-cookie-notice], body header')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    )
    const sections = [...document.querySelectorAll<HTMLElement>('main section, main [data-section]')]
    const skipped = sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto')
    for (const element of pinned) element.style.setProperty('position', 'static')
    for (const element of skipped) element.style.setProperty('content-visibility', 'visible')
    const { violations: found } = await axe.run(document, {
      // Otherwise axe also describes every element that passes, and nobody reads that.
      resultTypes: ['violations'],
      selectors: false,
      // No rule that runs reads styles.
      preload: { assets: ['media'] },
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    for (const element of pinned) element.style.removeProperty('position')
    for (const element of skipped) element.style.removeProperty('content-visibility')
    return found
  })
  const report = violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => `${node.html}\n  ${node.failureSummary}`).join('\n')}`,
  )
  expect(report).toEqual([])
}

/** Expects no horizontal overflow. */
export async function expectNoSideScroll(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Expects no horizontal overflow on a phone whose browser has twice the font size (docs/rules/storefront.md#contrast). */
export async function expectFitsLargeText(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSideScroll(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (before) await page.setViewportSize(before)
}
