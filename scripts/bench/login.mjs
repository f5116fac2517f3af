import { runCommand } from '../lib/process/shutdown.mjs'
import { lightClient } from './lib/light-client.mjs'
import { median } from './lib/load.mjs'
import { report } from './lib/report.mjs'
import { benchShop } from './lib/shop.mjs'

const pairs = 500
const budget = 5

// The time of a refused sign-in must not reveal whether the account exists (docs/rules/platform.md#password-hashing).
runCommand(async () => {
  const { shop } = await benchShop()
  const client = lightClient(shop.base)
  const known = 'poznata@primjer.hr'
  const { records } = await client.call('POST', 'v1/gdpr/web/consent/filter', { assignedTo: 'registration' })
  const consents = records.map((/** @type {{ id: number }} */ { id }) => id)
  const account = { details: { firstName: 'Poznata', lastName: 'Osoba' }, email: known, password: 'lozinka za mjerenje', consents }
  await client.call('POST', 'v1/user/web/register', account)

  /** @param {string} username */
  const timeRefusedLogin = async (username) => {
    const startedAt = performance.now()
    const response = client.call('POST', 'v1/login', { username, password: 'nije ta lozinka' })
    await response.then(
      () => Promise.reject(new Error('The sign-in was expected to be refused.')),
      () => {},
    )
    return performance.now() - startedAt
  }
  for (let i = 0; i < 20; i++) await timeRefusedLogin(i % 2 ? known : `nitko${i}@primjer.hr`)

  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] }
  for (let i = 0; i < pairs; i++) {
    // Alternates the order within pairs, so that other load affects both.
    const order = i % 2 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of order) {
      if (kind === 'known') times.known.push(await timeRefusedLogin(known))
      else times.unknown.push(await timeRefusedLogin(`nitko${i}@primjer.hr`))
    }
  }
  client.close()
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(knownMs - unknownMs)
  report('login', 'Sign-in', [
    {
      what: `refused sign-in, medians of ${pairs} pairs`,
      budget: `< ${budget} ms apart`,
      measured: `${knownMs.toFixed(1)} ms known, ${unknownMs.toFixed(1)} ms unknown, ${difference.toFixed(1)} ms apart`,
      ok: difference < budget,
    },
  ])
  return 0
})
