import { runDiagnostics } from './lib/doctor/diagnostics.mjs'
import { print, printTitle, printWarning } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Reports problems of this machine with the commands that fix them. Needs no packages.
runCommand(async () => {
  printTitle('Pregled računala i projekta')
  const findings = await runDiagnostics()
  for (const { name, trouble, remedy, fact } of findings) {
    if (!trouble) print(`  ✓ ${name}${fact ? `: ${fact}` : ''}`)
    else printWarning(`${name}: ${trouble}`)
    if (trouble && remedy) print(`    popravlja: ${remedy}`)
  }
  const troubles = findings.filter(({ trouble }) => trouble).length
  print()
  print(troubles === 0 ? 'Sve je u redu.' : `Za popravak: ${troubles}.`)
  return troubles === 0 ? 0 : 1
})
