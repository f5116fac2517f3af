import { examine } from './lib/doctor/examine.mjs'
import { say, title, warn } from './lib/say.mjs'
import { runCommand } from './lib/shutdown.mjs'

// What is wrong on this machine, and the command that mends it. Needs nothing installed.
runCommand(async () => {
  title('Pregled računala i projekta')
  const findings = await examine()
  for (const { name, trouble, remedy, fact } of findings) {
    if (!trouble) say(`  ✓ ${name}${fact ? `: ${fact}` : ''}`)
    else warn(`${name}: ${trouble}`)
    if (trouble && remedy) say(`    popravlja: ${remedy}`)
  }
  const troubles = findings.filter(({ trouble }) => trouble).length
  say()
  say(troubles === 0 ? 'Sve je u redu.' : `Za popravak: ${troubles}.`)
  return troubles === 0 ? 0 : 1
})
