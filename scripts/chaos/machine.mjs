import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../lib/process/processes.mjs'
import { runFault } from './fault.mjs'
import { ask, post } from './visitor.mjs'

/** @typedef {import('./scenarios.mjs').ChaosContext} ChaosContext */
/** @typedef {import('./scenarios.mjs').ScenarioResult} ScenarioResult */

const dayMs = 86_400_000

/**
 * The shop's clock is set a day back, then a day forward. The limit on sign-in opens after its minute, and prices stay.
 * @param {ChaosContext} context @returns {Promise<ScenarioResult[]>}
 */
export async function clockMoved(context) {
  const { shop, dataDir } = context
  const file = path.join(dataDir, 'clock')
  const move = (/** @type {number} */ ms) => {
    writeFileSync(file, String(ms))
    // The shop's process reads it every 20 ms.
    return new Promise((resolve) => setTimeout(resolve, 200))
  }
  await move(0)
  const clock = new URL('./moved-clock.mjs', import.meta.url).href
  await shop.restart({ NODE_OPTIONS: `--import=${clock}`, CLOCK_FILE: file, RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  /** @type {ScenarioResult[]} */
  const results = []
  try {
    for (const [index, [name, ms]] of /** @type {const} */ ([
      ['the clock is set back a day', -dayMs],
      ['the clock is set forward a day', dayMs],
    ]).entries())
      results.push(
        await runFault(context, {
          name,
          async begin() {
            await exhaustSignIn(shop.base, index)
            await move(ms)
          },
          async meanwhile(base) {
            // The visitor's calls notice the move before the minute passes.
            await new Promise((resolve) => setTimeout(resolve, 1000))
            await move(ms + 61_000)
            const { status } = await signIn(base, index)
            return status === 401 ? null : `sign-in is answered with ${status} after its minute`
          },
          end: async () => void (await move(0)),
        }),
      )
  } finally {
    await shop.restart()
  }
  return results
}

/** @param {string} base @param {number} visitor */
function signIn(base, visitor) {
  return post(base, 'v1/login', { username: 'nitko@primjer.hr', password: 'pogađam' }, { 'x-forwarded-for': `198.51.100.${visitor}` })
}

/** @param {string} base @param {number} visitor */
async function exhaustSignIn(base, visitor) {
  for (let i = 0; i < 6; i++) await signIn(base, visitor)
}

/** The shop has little memory and is asked for many different pages. @param {ChaosContext} context @returns {Promise<ScenarioResult>} */
export async function memoryShort(context) {
  const { shop, faultMs } = context
  const oldSpaceMb = 160
  await shop.restart({ NODE_OPTIONS: `--max-old-space-size=${oldSpaceMb}` })
  const pid = shop.pid()
  try {
    return await runFault(context, {
      name: `the shop has ${oldSpaceMb} MB`,
      // A cached page waits for the three that are rendered.
      slowestPageMs: 3000,
      begin: async () => {},
      async meanwhile(base) {
        const until = Date.now() + faultMs
        for (let i = 0; i < 30 || Date.now() < until; i++)
          await Promise.all([ask(base, `/shop?q=knjiga${i}`), ask(base, `/izmisljeno-${i}`), ask(base, `/shop?page=${i}`)])
        return isAlive(pid) ? null : 'the server ended'
      },
      end: async () => {},
    })
  } finally {
    await shop.restart()
  }
}
