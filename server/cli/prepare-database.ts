import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** `shopper`: the demo shop's customer, where there is one that nobody has signed in as yet. */
export type SignIn = { email: string; password: string; created: boolean; shopper?: { email: string; password: string } }

/** What preparing consists of; `steps.ts` names the real ones, the test its own. */
export type Steps = {
  migrate: () => Promise<void>
  isSeeded: () => Promise<boolean>
  seed: () => Promise<void>
  ensureSignIn: () => Promise<SignIn>
}

/**
 * Brings a database of any age to the state a shop runs on: newest schema, demo data when it is empty (or when asked), one back-office
 * user. A repeated call changes nothing. A sign-in made now is kept in `first-sign-in.txt`, which only its owner may read.
 */
export async function prepareDatabase(
  steps: Steps,
  { dataDir, alwaysSeed, log }: { dataDir: string; alwaysSeed: boolean; log: (line: string) => void },
) {
  await steps.migrate()
  if (alwaysSeed || !(await steps.isSeeded())) {
    log('punim trgovinu oglednim podacima')
    await steps.seed()
  }
  const signIn = await steps.ensureSignIn()
  if (signIn.created) keepSignIn(dataDir, signIn)
  return signIn
}

function keepSignIn(dataDir: string, { email, password, shopper }: SignIn) {
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
