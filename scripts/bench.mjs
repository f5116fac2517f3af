import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from './lib/process/child.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { root } from './lib/paths.mjs'
import { print, printTitle } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Runs the benchmarks one by one, because each needs the whole machine: npm run bench -- pages cart. They receive words that begin with a dash.
const folder = path.join(root, 'scripts/bench')

runCommand(async () => {
  await ensureInstalled('npm run bench')
  const all = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mjs')) : []
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  const chosen = wanted.length === 0 ? all : all.filter((name) => wanted.includes(path.basename(name, '.mjs')))
  if (chosen.length === 0)
    throw new Failure('Nema takvog mjerenja.', {
      remedy: `Postoje: ${all.map((name) => path.basename(name, '.mjs')).join(', ') || 'nijedno'}`,
    })
  const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
  for (const name of chosen.toSorted()) {
    printTitle(path.basename(name, '.mjs'))
    const { code } = await run(process.execPath, [path.join(folder, name), ...flags], { onLine: print })
    if (code !== 0) throw new Failure(`Mjerenje ${name} nije uspjelo.`)
  }
})
