import { runDiagnostics } from './lib/doctor/diagnostics.mjs'
import { print, printTitle, printWarning } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Reports problems of this machine with the commands that fix them. Needs no packages.
runCommand(async () => {
  printTitle('Pregled računala i projekta')
  const findings = await runDiagnostics()
  for (const { name, problem, remedy, fact } of findings) {
    if (!problem) print(`  ✓ ${name}${fact ? `: ${fact}` : ''}`)
    else printWarning(`${name}: ${problem}`)
    if (problem && remedy) print(`    popravlja: ${remedy}`)
  }
  const problems = findings.filter(({ problem }) => problem).length
  print()
  print(problems === 0 ? 'Sve je u redu.' : `Za popravak: ${problems}.`)
  return problems === 0 ? 0 : 1
})
