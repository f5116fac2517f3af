import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseInteger } from '@/server/modules/product/import-export/cells/numbers'
import { parseTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { parseVat } from '@/server/modules/product/import-export/formats/native/read-native'
import { importProducts, type ImportOptions } from '@/server/modules/product/import-export/import/import-products'
import { requireFolderOf } from '@/server/modules/product/import-export/export/require-folder'
import { CellError } from '@/server/modules/product/import-export/record/problem'
import { parseArgument, describeArgumentError } from '@/server/modules/product/import-export/cli/arguments'
import { summaryOf } from '@/server/modules/product/import-export/cli/import-summary'
import { ProblemPrinter } from '@/server/modules/product/import-export/cli/problem-printer'
import { ProgressBar } from '@/server/modules/product/import-export/cli/progress-bar'
import { runCommand } from '@/server/modules/product/import-export/cli/run-command'

const usage = `Uvoz proizvoda iz CSV-a: Izlogova, WooCommerceova ili Shopifyjeva. Bez --write samo pokazuje što bi se promijenilo.

  npm run products:import -- DATOTEKA [--write]

  --write              upisuje promjene
  --images MAPA        gdje su slike čiji su putovi u datoteci (inače uz datoteku)
  --no-images          slike ostaju kakve jesu
  --files MAPA         gdje su datoteke e-proizvoda (inače uz datoteku)
  --no-files           datoteke e-proizvoda ostaju kakve jesu
  --allow-local        slike i datoteke smiju doći i s adresa ovog računala i njegove mreže
  --vat STOPA          PDV novih proizvoda kad ga datoteka ne kaže (druge trgovine inače 25)
  --unknown-stock BROJ zaliha novih proizvoda kad je datoteka druge trgovine ne kaže: broj ili ne-broji
  --tax RAZRED=STOPA   PDV poreznog razreda WooCommercea; može više puta
  --prices-since DAN   otkad vrijede cijene novih proizvoda (inače od sada)
  --site KLJUČ         koja trgovina, ako ih je više
  --report DATOTEKA    sve greške i upozorenja u CSV
`

const options = {
  write: { type: 'boolean', default: false },
  images: { type: 'string' },
  'no-images': { type: 'boolean', default: false },
  files: { type: 'string' },
  'no-files': { type: 'boolean', default: false },
  'allow-local': { type: 'boolean', default: false },
  vat: { type: 'string' },
  'unknown-stock': { type: 'string' },
  tax: { type: 'string', multiple: true },
  'prices-since': { type: 'string' },
  site: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const { values, positionals } = readArguments()
const [file = ''] = positionals

await runCommand({ site: values.site, isAlone: values.write }, async (ctx) => {
  const settings: ImportOptions = {
    file: path.resolve(file),
    write: values.write,
    images: !values['no-images'],
    files: !values['no-files'],
    filesFolder: values.files === undefined ? undefined : path.resolve(values.files),
    allowLocal: values['allow-local'],
    imagesFolder: values.images === undefined ? undefined : path.resolve(values.images),
    vatRate: parseArgument('--vat', values.vat, parseVat),
    unknownStock: parseArgument('--unknown-stock', values['unknown-stock'], parseUnknownStock),
    taxClasses: Object.fromEntries((values.tax ?? []).map(taxClass)),
    pricesSince: parseArgument('--prices-since', values['prices-since'], parseTimestamp),
  }
  if (values.report !== undefined) await requireFolderOf(values.report)
  const printer = new ProblemPrinter(values.report)
  const bar = new ProgressBar(values.write ? 'Uvozim' : 'Provjeravam')
  const started = Date.now()
  const report = await importProducts(ctx, {
    ...settings,
    onProblem: (problem) => printer.print(problem, bar),
    onProgress: (progress) => bar.show(progress),
  })
  bar.end()
  printer.writeNewTaxonomy(report.newTaxonomy)
  await printer.end(bar)
  for (const line of summaryOf(report, { isWritten: values.write, ms: Date.now() - started, file })) bar.log(line)
  return report.errors > 0 ? 1 : 0
})

function readArguments() {
  try {
    const read = parseArgs({ options, allowPositionals: true })
    if (read.positionals.length === 1 && !read.values.help) return read
  } catch (error) {
    process.stderr.write(`✗ ${describeArgumentError(error)}\n\n`)
  }
  process.stdout.write(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}

/** 'stopa-5=5' */
function taxClass(pair: string): [string, number] {
  const [name = '', rate = ''] = pair.split('=')
  const percent = parseArgument('--tax', rate, parseVat)
  if (name === '' || percent === undefined) throw new CellError('--tax se piše ovako: --tax reduced-rate=5')
  return [name.toLowerCase(), percent]
}

/** '0', '5', or 'ne-broji' as null. */
function parseUnknownStock(text: string): number | null {
  return text === 'ne-broji' ? null : parseInteger({ min: 0, max: 1_000_000 })(text)
}
