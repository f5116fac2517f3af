import { Failure, exitCodes } from './failure.mjs'
import { runTs } from './process/run-ts.mjs'
import { printDetail, step } from './output.mjs'

/** @typedef {{ email: string, password: string, created: boolean }} SignIn */

/**
 * Prepares the database: migrations, demo data if empty, first back-office sign-in.
 * @param {{ env: Record<string, string>, args?: string[], quiet?: boolean }} options
 * @returns {Promise<{ signIn: SignIn | null }>} the sign-in, when it was made now
 */
export async function prepareDatabase({ env, args = [], quiet = false }) {
  return step('Pripremam bazu', async () => {
    const { code, tail, messages } = await runTs('server/cli/prepare.ts', { args, env, onLine: quiet ? undefined : printDetail })
    // Otherwise the lines are already printed.
    if (code !== 0)
      throw new Failure('Priprema baze nije uspjela.', { tail: quiet ? tail.slice(-20) : [], remedy: remedyFor(tail.join('\n')) })
    /** @type {{ signIn?: SignIn } | undefined} */
    const message = messages.find(isResult)
    return { signIn: message?.signIn?.created ? message.signIn : null }
  })
}

/** Fails early on wrong settings. @param {Record<string, string>} env */
export async function checkSettings(env) {
  const { code, tail } = await runTs('server/cli/check-settings.ts', { env })
  if (code !== 0)
    throw new Failure(`Postavke: ${tail.at(-1) ?? 'nečitljive'}.`, {
      remedy: 'Popravite ih u naredbi ili u .env; popis stoji u .env.example',
      code: exitCodes.settings,
    })
}

/** @param {unknown} message @returns {message is { signIn?: SignIn }} */
function isResult(message) {
  return typeof message === 'object' && message !== null && 'signIn' in message
}

/** @param {string} output */
function remedyFor(output) {
  if (/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|CONNECT_TIMEOUT/.test(output))
    return 'Baza iz DATABASE_URL ne odgovara. Provjerite adresu i radi li poslužitelj baze.'
  if (/28P01|password authentication/.test(output)) return 'Korisničko ime ili lozinka u DATABASE_URL nisu točni.'
  if (/3D000|database .* does not exist/.test(output)) return 'Baza iz DATABASE_URL ne postoji. Napravite je: createdb izlog'
  if (/42501|permission denied/.test(output))
    return 'Korisnik baze smije premalo: treba mu vlasništvo nad bazom (ALTER DATABASE izlog OWNER TO …).'
  if (/53100|No space left|ENOSPC/.test(output)) return 'Disk je pun. Oslobodite mjesta, pa ponovite naredbu.'
  return 'Greška je u redcima iznad; pregled računala: npm run doctor'
}
