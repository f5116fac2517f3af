import type { Page } from '@playwright/test'

/** Holds the scripts of the next page back, so that it stays unhydrated until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.+\.js/, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}
