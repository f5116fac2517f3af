import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chooseNames, showUsage } from './lib/arguments.mjs'
import { run } from './lib/process/child.mjs'
import { Failure } from './lib/failure.mjs'
import { ensureInstalled } from './lib/build/install.mjs'
import { root } from './lib/paths.mjs'
import { print, printTitle } from './lib/output.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

// Runs the benchmarks one by one, because each needs the whole machine: npm run bench -- pages cart
const command = 'npm run bench'
const folder = path.join(root, 'scripts/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => path.basename(file, '.mjs'))
  .toSorted()
/** The options of the benchmarks that have some. @type {Readonly<Record<string, readonly ('products' | 'orders')[]>>} */
const optionsOf = { catalogue: ['products'], 'catalogue-pages': ['products'], office: ['products', 'orders'] }

const usage = [
  `${command}                                   sva mjerenja`,
  `${command} -- pages cart                     samo navedena`,
  `${command} -- office --products=500 --orders=1000`,
  `Mjerenja: ${names.join(', ')}`,
]

runCommand(async () => {
  if (showUsage(usage)) return
  const { values, positionals } = parseArgs({
    options: { products: { type: 'string' }, orders: { type: 'string' } },
    allowPositionals: true,
  })
  const chosen = chooseNames(positionals, names)
  await ensureInstalled(command)
  for (const name of chosen) {
    printTitle(name)
    const flags = (optionsOf[name] ?? []).flatMap((option) => (values[option] === undefined ? [] : [`--${option}=${values[option]}`]))
    const { code } = await run(process.execPath, [path.join(folder, `${name}.mjs`), ...flags], { onLine: print })
    if (code !== 0) throw new Failure(`Mjerenje ${name} nije uspjelo.`)
  }
})
