import type { Page } from '@playwright/test'
import { sectionTypeEntries } from '@/features/sections/section-types/section-type-entries'
import { editBar, openEditMode, createPublishedPage, signInEditor } from '@/e2e/support/editor'
import { expect, test } from '@/e2e/support/test'

/** Elements, classes and texts of each section of the page, without what only the edit layer or only the server adds. */
function outlineOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const lineOf = (element: Element): string[] => {
      if (element.closest('[data-edit-tool]') || ['SCRIPT', 'NOSCRIPT', 'TEMPLATE', 'STYLE'].includes(element.tagName)) return []
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
      const classes = [...element.classList].toSorted().join(' ')
      const link = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      // The server writes the shapes of an icon, the browser a reference to them.
      const parts = element.matches('svg.icon') ? [] : [...element.children]
      return [`${element.tagName} ${classes} ${link} ${own.trim()}`, ...parts.flatMap(lineOf)]
    }
    return [...main.querySelectorAll('[data-section],[data-edit-section]')].map((section) => lineOf(section))
  })
}

// docs/rules/editing.md#round-trip
test('every section type looks the same to the editor and, published, to visitors', async ({ page, browser }) => {
  const headers = await signInEditor(page)
  const entries = sectionTypeEntries.flatMap(({ type, example }) => (example ? [{ type, example }] : []))
  const sections = Object.fromEntries(
    entries.map(({ type, example }, index) => [`s_${index}`, { ...example, type, pos: `${String.fromCharCode(97 + index)}0` }]),
  )
  const { path } = await createPublishedPage(page, headers, sections)
  await openEditMode(page, path)
  await editBar(page).getByRole('button', { name: 'Gledaj' }).click()
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce', viewport: page.viewportSize() })).newPage()
  await visitor.goto(path)
  await visitor.waitForLoadState('networkidle')
  await expect(async () => expect(await outlineOf(page)).toEqual(await outlineOf(visitor))).toPass()
  expect(await outlineOf(visitor)).toHaveLength(entries.length)
  await visitor.context().close()
})
