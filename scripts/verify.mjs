import { checks, runCheck, sum } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { print } from './lib/say.mjs'
import { runCommand } from './lib/shutdown.mjs'

// Everything that takes seconds: before every commit.
const units = { name: 'Jedinični testovi (vitest)', program: 'vitest/vitest.mjs', args: ['run', '--project', 'unit', '--reporter', 'dot'] }

runCommand(async () => {
  await ensureInstalled('npm run verify')
  const { passed, failed } = sum(await Promise.all([...checks, units].map(runCheck)))
  print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
