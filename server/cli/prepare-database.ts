import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `shopper`: the demo shop's customer, unless it has signed in already. */
export type SignIn = { email: string; password: string; created: boolean; shopper?: { email: string; password: string } }

/** The steps of preparing: `steps.ts` has the real ones, the test stubs. */
export type Steps = {
  migrate: (options: { replacesOutdated: boolean }) => Promise<void>
  isSeeded: () => Promise<boolean>
  seed: () => Promise<void>
  ensureSignIn: () => Promise<SignIn>
}

/**
 * Prepares a database for a shop: newest schema, demo data when it is empty or `alwaysSeed`, one back-office user (docs/rules/data.md#first-start). A repeated
 * call changes nothing. Writes a new sign-in to `first-sign-in.txt`, readable by its owner only.
 */
export async function prepareDatabase(
  steps: Steps,
  { dataDir, alwaysSeed, log }: { dataDir: string; alwaysSeed: boolean; log: (line: string) => void },
) {
  await steps.migrate({ replacesOutdated: alwaysSeed })
  if (alwaysSeed || !(await steps.isSeeded())) {
    log('punim trgovinu oglednim podacima')
    await steps.seed()
  }
  const signIn = await steps.ensureSignIn()
  if (signIn.created) writeSignIn(dataDir, signIn)
  return signIn
}

function writeSignIn(dataDir: string, { email, password, shopper }: SignIn) {
  mkdirSync(dataDir, { recursive: true })
  const shopping = shopper
    ? ['Ogledna kupnja (/prijava), s narudžbama i karticom.', '', `E-pošta: ${shopper.email}`, `Lozinka: ${shopper.password}`, '']
    : []
  const lines = [
    'Prva prijava u upravu (/admin). Promijenite lozinku u profilu.',
    '',
    `E-pošta: ${email}`,
    `Lozinka: ${password}`,
    '',
    ...shopping,
  ]
  writeFileSync(path.join(dataDir, 'first-sign-in.txt'), lines.join('\n'), { mode: 0o600 })
}
