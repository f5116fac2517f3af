import { checks, runCheck, sum } from './lib/testing/checks.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { print } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Quick checks before every commit.
const units = {
  name: 'Jedinični testovi (vitest)',
  program: 'vitest/vitest.mjs',
  args: ['run', '--project', 'unit', '--project', 'isolated', '--reporter', 'dot'],
}

runCommand(async () => {
  await ensureInstalled('npm run verify')
  const { passed, failed } = sum(await Promise.all([...checks, units].map(runCheck)))
  print(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
